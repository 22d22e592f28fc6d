#!/usr/bin/env bash
# @myriaddreamin/typst-ts-node-compiler 0.7.0 (Typst 0.14.2). Expected: `pdf.attach` without a description is written in PDF/UA-1
# as in PDF 1.7, since PDF/UA speaks of what is seen.
# Seen: the document compiles, and is refused when it is written as PDF/UA-1 until the attachment has a description.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @myriaddreamin/typst-ts-node-compiler@0.7.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'

const source = (description) =>
  `#set document(title: "T")\n#set text(lang: "en")\n#pdf.attach("a.json", bytes("{}")${description})\n= T\nA text.`
const written = (text, pdfStandard) => {
  const compiler = NodeCompiler.create()
  try {
    const { result } = compiler.compile({ mainFileContent: text })
    return compiler.pdf(result, pdfStandard ? { pdfStandard } : {}).subarray(0, 5).toString()
  } catch (error) {
    return String(error.message ?? error)
  }
}
const said = ', description: "The same as data"'
assert.equal(written(source('')), '%PDF-')
assert.equal(written(source(said), PdfStandard.UA_1), '%PDF-')
assert.match(written(source(''), PdfStandard.UA_1), /description/)
console.log('PDF/UA-1 without a description:', written(source(''), PdfStandard.UA_1).slice(0, 160))
JS
node check.mjs
