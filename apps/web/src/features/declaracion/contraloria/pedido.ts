import { numeroDe } from '@alerce/contract/forms/base/numeros'
import type { AntecedenteForm } from '@alerce/contract/forms/declaracion/antecedentes-pedidos'
import type { EvaluacionMedicaForm } from '@alerce/contract/forms/declaracion/contraloria'
import type { RestriccionForm } from '@alerce/contract/forms/declaracion/restricciones'
import { type Pesos, pesos } from '@alerce/domain/base/dinero/tipos'
import { pideAntecedentes } from '@alerce/domain/declaracion/respuesta'
import { type Antecedente, lineaDeAntecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import { type Restriccion, sugiereRestricciones } from '@alerce/domain/declaracion/veredicto/restricciones'
import type { ReactNode } from 'react'
import type { Binding } from '../../../lib/form/binding.ts'
import type { CasoDeContraloria } from './queries.ts'

type Medica = NonNullable<CasoDeContraloria['medica']>

/** Person that an answer may name. */
export type PersonaDelCaso = Pick<Medica['personas'][number], 'id' | 'nombre'>

/** Form with a list of requested documents. */
export interface FormDeAntecedentes {
  readonly values: { readonly antecedentes: readonly AntecedenteForm[] }
  readonly errors: Readonly<Record<string, ReactNode>>
  insertListItem(path: 'antecedentes', row: AntecedenteForm): void
  removeListItem(path: 'antecedentes', index: number): void
  setFieldValue(path: `antecedentes.${number}.persona`, persona: number | null): void
  field(path: `antecedentes.${number}.texto`): Binding<string>
  field(path: `antecedentes.${number}.persona`): Binding<number | null>
}

export const restriccionVacia: RestriccionForm = { persona: null, condicion: '', meses: null, cobertura: null }
export const antecedenteVacio: AntecedenteForm = { persona: null, texto: '' }

/** Restrictions suggested by the declared diagnoses. Without a suggestion, one empty row. */
export function restriccionesSugeridas({ respuestas, personas }: Medica): RestriccionForm[] {
  const declarados = respuestas.flatMap(({ diagnosticos }) =>
    diagnosticos.map(({ beneficiario, diagnostico }) => ({ persona: beneficiario, ...diagnostico })),
  )
  const sugeridas = sugiereRestricciones(declarados)
  if (sugeridas.length > 0) return sugeridas
  return [{ ...restriccionVacia, persona: personas.length === 1 ? (personas[0]?.id ?? null) : null }]
}

/** An answer as the applicant will read it. */
export interface RespuestaLeida {
  readonly resultado: number
  readonly motivo: string
  /** The average income that it rests on; null: none that any paper shows. */
  readonly renta: Pesos | null
  readonly restricciones: readonly Restriccion[]
  readonly antecedentes: readonly string[]
}

const linea = ({ texto, persona }: AntecedenteForm, nombre: (id: number | null) => string | null): string =>
  lineaDeAntecedente({ texto: texto.trim(), persona: nombre(persona) } satisfies Antecedente)

/** The restrictions as they travel: their rules have read the numbers. */
export const restriccionesLeidas = (filas: readonly RestriccionForm[]) =>
  filas.map(({ meses, cobertura, ...fila }) => ({
    ...fila,
    meses: numeroDe(meses, 'entero'),
    cobertura: numeroDe(cobertura, 'porcentaje'),
  }))

/** Request of an answer. Lists that belong to another kind of answer are left out. */
export function readRespuesta(
  { resultado, motivo, restricciones, antecedentes }: EvaluacionMedicaForm,
  personas: readonly PersonaDelCaso[],
  renta: number | null = null,
): RespuestaLeida {
  const nombre = (id: number | null) => personas.find((persona) => persona.id === id)?.nombre ?? null
  return {
    resultado,
    motivo,
    renta: renta === null ? null : pesos(renta),
    restricciones:
      resultado === 2
        ? restriccionesLeidas(restricciones).map((r) => ({
            persona: nombre(r.persona) ?? '',
            condicion: r.condicion.trim(),
            meses: r.meses ?? 0,
            cobertura: r.cobertura ?? 0,
          }))
        : [],
    antecedentes: pideAntecedentes(resultado) ? antecedentes.map((pedido) => linea(pedido, nombre)) : [],
  }
}
