import { llaveDeTexto } from '../base/persona/nombre.ts'

export const tiposProspecto = [
  { codigo: 'OPE', descripcion: 'Observación personal' },
  { codigo: 'REF', descripcion: 'Referido' },
  { codigo: 'REM', descripcion: 'Referido de empresa' },
  { codigo: 'REN', descripcion: 'Referido del entorno' },
  { codigo: 'RET', descripcion: 'Referido de entrevista' },
  { codigo: 'REW', descripcion: 'Referido web' },
] as const

export type TipoProspecto = (typeof tiposProspecto)[number]['codigo']

/**
 * Types that a person may choose on a screen: REW only when the prospect already has it (spec 1 §1). REW comes from the
 * web's own client and from imports.
 */
export function tiposElegibles(actual?: string): readonly { codigo: TipoProspecto; descripcion: string }[] {
  return tiposProspecto.filter((t) => t.codigo !== 'REW' || actual === 'REW')
}

const escritos = new Map(
  tiposProspecto.flatMap(({ codigo, descripcion }) =>
    [codigo, descripcion].map((n) => [llaveDeTexto(n), codigo] as const),
  ),
)

/** Type from a file's cell, by its code or its name; an unknown text is returned in capitals. */
export const leerTipo = (celda: string): string => escritos.get(llaveDeTexto(celda)) ?? celda.toUpperCase()

const sexos: Readonly<Record<string, string>> = { masculino: 'M', hombre: 'M', varon: 'M', femenino: 'F', mujer: 'F' }

/** Sex from a file's cell, by its letter or its name; an unknown text is returned in capitals. */
export const leerSexo = (celda: string): string => sexos[llaveDeTexto(celda)] ?? celda.toUpperCase()
