'use client';

import { useState } from 'react';
import { AccordionItem } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { Meter } from '@/components/ui/meter';
import { Progress } from '@/components/ui/progress';
import { RadioGroup } from '@/components/ui/radio-group';
import { Select } from '@/components/ui/select';
import { Loading, Skeleton } from '@/components/ui/skeleton';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { SUBJECTS } from '@/lib/domain/subjects/subjects';

const TONES = ['info', 'success', 'warning', 'danger'] as const;
const BUTTONS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const SIZES = [
  { value: 'sm', label: 'Small' },
  { value: 'md', label: 'Medium' },
  { value: 'lg', label: 'Large' },
] as const;

/** Every primitive in the states that it has. */
export function Specimens() {
  const [isOpen, setIsOpen] = useState(false);
  const [size, setSize] = useState<(typeof SIZES)[number]['value']>('md');
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Card>
        <CardHeader title="Buttons and dialog" />
        <CardBody className="grid gap-4">
          <RadioGroup
            legend="Size"
            name="size"
            layout="segmented"
            options={SIZES}
            value={size}
            onChange={setSize}
            className="max-w-72"
          />
          {BUTTONS.map((variant) => (
            <div key={variant} className="flex flex-wrap gap-3">
              <Button variant={variant} size={size} onClick={() => setIsOpen(true)}>
                {variant}
              </Button>
              <Button variant={variant} size={size} disabled>
                disabled
              </Button>
              <Button variant={variant} size={size} isBusy>
                busy
              </Button>
            </div>
          ))}
          <Dialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            title="A dialog"
            footer={<Button onClick={() => setIsOpen(false)}>Close it</Button>}
          >
            Press <Kbd>Esc</Kbd>, or click beside it.
          </Dialog>
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Controls" />
        <CardBody className="grid gap-4">
          <Field label="Text" hint="A quiet sentence.">
            {(control) => <Input {...control} placeholder="Type here" />}
          </Field>
          <Field label="With an error" error="What is wrong, beside the field.">
            {(control) => <Input {...control} defaultValue="wrong" />}
          </Field>
          <Field label="Choice">
            {(control) => (
              <Select {...control}>
                {SUBJECTS.map(({ id, name }) => (
                  <option key={id}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          <div>
            <Checkbox label="Chosen" defaultChecked trailing={<Badge>12</Badge>} />
            <Checkbox label="Partly chosen" isIndeterminate />
            <Checkbox label="Disabled" disabled />
          </div>
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Messages and loading" />
        <CardBody className="grid gap-3">
          {TONES.map((tone) => (
            <Alert key={tone} tone={tone} title={tone} onDismiss={() => undefined}>
              What happened, and what to do.
            </Alert>
          ))}
          <EmptyState title="Nothing yet">What to do next.</EmptyState>
          <Loading isTextVisible>
            <Skeleton className="h-6 w-full" />
          </Loading>
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="Subjects, measures, disclosure" />
        <CardBody className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            {SUBJECTS.map(({ id, name, emoji, hue }) => (
              <Badge key={id} hue={hue}>
                <span aria-hidden="true">{emoji}</span> {name}
              </Badge>
            ))}
          </div>
          <Progress label="Progress" value={3} max={10} />
          <Meter label="Accuracy" percent={76} tone="success" />
          <Tabs defaultValue="first">
            <TabsList aria-label="Tabs">
              <TabsTrigger value="first">First</TabsTrigger>
              <TabsTrigger value="second">Second</TabsTrigger>
            </TabsList>
            <TabsContent value="first">The first panel.</TabsContent>
            <TabsContent value="second">The second panel.</TabsContent>
          </Tabs>
          <AccordionItem title="A part that opens" trailing={<Badge>3</Badge>}>
            <p className="reading">
              Running text in the book serif, with a <mark>marked phrase</mark>.
            </p>
          </AccordionItem>
        </CardBody>
      </Card>
    </div>
  );
}
