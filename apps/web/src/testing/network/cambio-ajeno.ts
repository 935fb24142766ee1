/** Body of a 412: the author and instant of each changed field, with its label. */
export const cambioAjeno = (quien: string, cuando: string, campos: Readonly<Record<string, string>>) => ({
  quien,
  cuando,
  propio: false,
  campos: Object.entries(campos).map(([campo, etiqueta]) => ({ campo, etiqueta, quien, cuando, propio: false })),
})
