/**
 * For tests of a copy of the project, imported before all else: in it the content stands where an
 * owner's does. The copy's own content is the fixture.
 */
process.env['CONTENT'] = ''
