/** What a 412 tells: who changed these fields, each with its label. */
export const cambioAjeno = (quien: string, cuando: string, campos: Readonly<Record<string, string>>) => ({
  quien,
  cuando,
  propio: false,
  campos: Object.entries(campos).map(([campo, etiqueta]) => ({ campo, etiqueta, quien, cuando, propio: false })),
})
