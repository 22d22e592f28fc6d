/** Programs that read the text of a PDF, as applicant systems do. */
import { spawnSync } from 'node:child_process'

/** What a program prints. @returns undefined where it, or the package that it needs, is not installed */
const printedBy = (program: string, ...options: string[]) => {
  const { status, stdout } = spawnSync(program, options, { encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

const PYPDF = `
import sys, pypdf
for page in pypdf.PdfReader(sys.argv[1]).pages: print(page.extract_text())
`

/** The text of a file by each reader's name. @returns undefined where the reader is not installed */
export const readers: Record<string, (file: string) => string | undefined> = {
  Poppler: (file) => printedBy('pdftotext', '-raw', file, '-'),
  MuPDF: (file) => printedBy('mutool', 'draw', '-q', '-F', 'txt', file),
  pdfminer: (file) => printedBy('pdf2txt.py', file),
  // A Python of one's own goes before the system's, for which apt installs `python3-pypdf`.
  pypdf: (file) => {
    const run = (python: string) => printedBy(python, '-c', PYPDF, file)
    return run('python3') ?? run('/usr/bin/python3')
  },
}
