/** What an entry is about, as the filter names it. */
export type Clase = 'prospecto' | 'cotizacion' | 'declaracion' | 'documentos' | 'agenda' | 'otros'

export const nombreDeClase: Readonly<Record<Clase, string>> = {
  prospecto: 'Prospecto',
  cotizacion: 'Cotización',
  declaracion: 'Declaración de Salud',
  documentos: 'Documentos',
  agenda: 'Agenda',
  otros: 'Otros',
}

/** The kinds by their bitacoraId, from the first number to the last; 15, 19 and 22 are those of spec 1 §9. */
const rangos: readonly (readonly [desde: number, hasta: number, clase: Clase])[] = [
  [15, 15, 'declaracion'],
  [19, 22, 'documentos'],
  [100, 103, 'prospecto'],
  [104, 106, 'cotizacion'],
  [107, 109, 'prospecto'],
  [110, 112, 'agenda'],
  [113, 113, 'declaracion'],
  [114, 119, 'prospecto'],
  [120, 129, 'declaracion'],
  [130, 139, 'documentos'],
  [165, 169, 'cotizacion'],
  [170, 174, 'cotizacion'],
  [160, 164, 'documentos'],
  [175, 179, 'prospecto'],
  [186, 189, 'documentos'],
]

export const claseDe = (bitacoraId: number): Clase =>
  rangos.find(([desde, hasta]) => desde <= bitacoraId && bitacoraId <= hasta)?.[2] ?? 'otros'

/** The kinds of these entries, in the order in which the filter offers them. */
export function clasesDe(bitacoraIds: readonly number[]): readonly Clase[] {
  const found = new Set(bitacoraIds.map(claseDe))
  return (Object.keys(nombreDeClase) as Clase[]).filter((clase) => found.has(clase))
}
