/** Where the sites are that tests look at, built by `tests/build.ts`; none of them is published. */
export const FIXTURE_SITE = '.cache/fixture'
export const OWNERS_SITE = '.cache/owner'
/** Which modules each chunk of the fixture's site holds. */
export const FIXTURE_CHUNKS = '.cache/fixture-chunks.json'
