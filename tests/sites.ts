/** Where the sites are that tests look at, built by `tests/build.ts`; none of them is published. */
export const FIXTURE_SITE = '.cache/fixture'
export const OWNERS_SITE = '.cache/owner'
