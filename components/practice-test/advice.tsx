import { Card, CardBody } from '@/components/ui/card';

const ADVICE = [
  {
    title: 'It is worth two essays',
    text: 'One performance test counts as much as two essays, and you do not have to know any law for it. Few other ninety minutes of the exam reward practice so well.',
  },
  {
    title: 'The law, the cases and the client are made up',
    text: 'Everything you need is in the packet: a library with fake statutes and cases, and a file with a fake client. Leave the real law at the door; a rule you remember may be the very one they changed.',
  },
  {
    title: 'Start with the task memo',
    text: 'The task memo is the first page of the file. It says what to write, for whom, in which tone and in what order. Read it first, read it again before you write, and take your headings from it.',
  },
  {
    title: 'Read to the very end of the task memo',
    text: 'Somewhere near the end is a quirky instruction: leave out a statement of facts, address only one claim, end with a fixed phrase. Graders check it first, because it shows who read to the end.',
  },
  {
    title: 'Practice three or four before the exam',
    text: 'Practice timed, and on paper or on screen as on exam day. Three or four are enough to find your rhythm: half the time for reading and outlining, half for writing.',
  },
] as const;

/** How to take a performance test. */
export function PerformanceTestAdvice() {
  return (
    <Card aria-label="Advice on performance tests">
      <CardBody>
        <ol className="grid gap-7">
          {ADVICE.map(({ title, text }, index) => (
            <li key={title} className="grid gap-x-5 gap-y-1 sm:grid-cols-[2rem_1fr]">
              <span aria-hidden="true" className="font-serif text-2xl text-accent-ink tabular-nums sm:text-right">
                {index + 1}
              </span>
              <div>
                <h2 className="font-serif text-xl font-semibold">{title}</h2>
                <p className="reading mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
