import JSZip from 'jszip';

export const WORD_NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const TYPES: Record<string, string> = {
  'word/document.xml': 'document.main+xml',
  'word/styles.xml': 'styles+xml',
  'word/footnotes.xml': 'footnotes+xml',
  'word/endnotes.xml': 'endnotes+xml',
  'word/comments.xml': 'comments+xml',
  'word/header1.xml': 'header+xml',
  'word/footer1.xml': 'footer+xml',
};
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.';

/** A part of Word by what stands in its root. */
export function wordPart(root: string, content: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n' +
    `<w:${root} xmlns:w="${WORD_NAMESPACE}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">${content}</w:${root}>`
  );
}

/** The smallest document of a body written by hand; `parts` are added or exchanged, null leaves one out. */
export function documentParts(body: string, parts: Record<string, string | null> = {}): Record<string, string> {
  const all: Record<string, string | null> = {
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    ...parts,
  };
  const overrides = Object.entries(TYPES)
    .filter(([name]) => all[name])
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${WORD_TYPE}${type}"/>`);
  const named: Record<string, string | null> = {
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
      '<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ...all,
  };
  return Object.fromEntries(Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Such a document as a file. */
export async function documentOf(
  body: string,
  parts: Record<string, string | null> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(documentParts(body, parts))) zip.file(name, content);
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }));
}

/** A paragraph of one run for each text. */
export function paragraph(...texts: string[]): string {
  return `<w:p>${texts.map((text) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`).join('')}</w:p>`;
}
