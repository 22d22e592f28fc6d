#!/usr/bin/env bash
# @jsonresume/schema 1.3.1. Expected: a date is a day, a month or a year of the calendar, and a job that goes on may have
# `endDate` null or empty.
# Seen: the schema looks at digits only: 2021-13, 2021-00 and 2021-02-31 are valid, and so is any year from 1000 to 2999. Null, ''
# and "present" are refused, as is a day with a time. Addresses are looked at: `url` must have a scheme, also when it is
# empty, and `email` takes no name beyond ASCII. A misspelt field passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @jsonresume/schema@1.3.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import resumeSchema from '@jsonresume/schema'

const isValid = (resume) => {
  let valid
  resumeSchema.validate(resume, (_, passed) => (valid = passed))
  return valid
}
const isDate = (endDate) => isValid({ work: [{ endDate }] })
const taken = ['2021', '2021-12', '2021-12-31', '2021-13', '2021-00', '2021-02-31', '2021-19-39', '2999']
const refused = [null, '', 'present', '2021-1', '2021-12-31T00:00:00Z', '3000', '0999']
for (const date of taken) assert.equal(isDate(date), true, date)
for (const date of refused) assert.equal(isDate(date), false, String(date))

const isBasic = (basics) => isValid({ basics })
assert.equal(isBasic({ url: 'https://example.com' }), true)
for (const url of ['example.com', '']) assert.equal(isBasic({ url }), false)
assert.equal(isBasic({ email: 'jane@example.com' }), true)
assert.equal(isBasic({ email: 'jürgen@example.com' }), false)
assert.equal(isBasic({ ulr: 'example.com' }), true)
console.log('valid:', taken.join(', '), '- refused:', refused.map((date) => JSON.stringify(date)).join(', '))
JS
node check.mjs
