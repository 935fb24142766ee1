import { llaveDeTexto } from '../base/persona/nombre.ts'

export const tiposProspecto = [
  { codigo: 'OPE', descripcion: 'Observación personal' },
  { codigo: 'REF', descripcion: 'Referido' },
  { codigo: 'REM', descripcion: 'Referido de empresa' },
  { codigo: 'REN', descripcion: 'Referido del entorno' },
  { codigo: 'RET', descripcion: 'Referido de entrevista' },
  { codigo: 'REW', descripcion: 'Referido web' },
] as const

type TipoProspecto = (typeof tiposProspecto)[number]['codigo']

/**
 * The types a person may choose on a screen: REW only where the prospect already is one (spec 1 §1). It comes in by the
 * web's own client and by import.
 */
export function tiposElegibles(actual?: string): readonly { codigo: TipoProspecto; descripcion: string }[] {
  return tiposProspecto.filter((t) => t.codigo !== 'REW' || actual === 'REW')
}

const escritos = new Map(
  tiposProspecto.flatMap(({ codigo, descripcion }) =>
    [codigo, descripcion].map((n) => [llaveDeTexto(n), codigo] as const),
  ),
)

/** A type as a file tells it, by its code or its name; what is neither comes back in capitals. */
export const leerTipo = (celda: string): string => escritos.get(llaveDeTexto(celda)) ?? celda.toUpperCase()
