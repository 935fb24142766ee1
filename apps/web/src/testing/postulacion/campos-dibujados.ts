/** Fields on screen, by their names in the form; those of a row by the name of the row's own field. */
export const camposDibujados = (): string[] =>
  [...document.querySelectorAll('[data-path]')].flatMap((field) => field.getAttribute('data-path') ?? [])
