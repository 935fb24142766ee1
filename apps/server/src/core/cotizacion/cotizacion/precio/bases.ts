import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { uf as enUF, type Pesos } from '@alerce/domain/base/dinero/tipos'
import { cotizar, type GrupoFamiliar, grupoFamiliar, type PersonaACotizar } from '@alerce/domain/cotizacion/cotizar'
import { vinculoBreve } from '@alerce/domain/postulacion/beneficiarios'
import { parametrosAl, type UfDelDia, ufAl } from '../../../base/parametros/read-model.ts'
import { exigirFamilia } from '../../../postulacion/beneficiarios/exigir-familia.ts'
import {
  type Beneficiario,
  beneficiariosDe,
  type Empleador,
  type Prospecto,
} from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type PlanEnVenta, primaGesAl, tablaDeFactoresAl } from '../../planes/read-model.ts'
import type { Beneficio } from '../../planes/read-model-beneficios.ts'
import type { Cotizacion, FuentesDePrecio } from '../../registro/read-model.ts'
import { exigirCotizable } from '../editar-cotizacion.ts'

/** What a prospect's prices rest on, whatever the plan: the persons with their factors, and the day's UF. */
export interface BasesDePrecio {
  readonly grupo: GrupoFamiliar
  readonly uf: UfDelDia
  readonly fuentes: FuentesDePrecio
}

function cargaDe(beneficiario: Beneficiario): PersonaACotizar {
  const etiqueta = vinculoBreve(beneficiario.relacion, beneficiario.descripcionOtro, beneficiario.sexo)
  return { rol: 'carga', nacimiento: beneficiario.fechaNacimiento, etiqueta }
}

/** What a price is tried with in the place of what is on record; nothing of it is kept. */
export interface Supuestos {
  /** The holder's birth date, ISO. */
  readonly fechaNacimiento?: string | undefined
  /** How many are born today. */
  readonly bebes?: number | undefined
  /** Taxable income, a month. */
  readonly renta?: Pesos | undefined
}

export const comoEsta: Supuestos = {}

const bebesDe = ({ bebes = 0 }: Supuestos, hoy: string): PersonaACotizar[] =>
  Array.from({ length: bebes }, (_, i) => ({ rol: 'carga', nacimiento: hoy, etiqueta: `Bebé ${i + 1}` }))

/** One income in the place of all: whoever pays it, the bounds are those of the sum. */
export const conRenta = (empleadores: readonly Empleador[], { renta }: Supuestos): readonly Empleador[] =>
  renta === undefined ? empleadores : empleadores.slice(0, 1).map((uno) => ({ ...uno, remuneracionImponible: renta }))

/**
 * Reads them for today: the applicant's data must be there and its family hold as a whole, a UF, a GES premium and a
 * table of factors must have been loaded (422).
 */
export async function basesDe(
  { tx, hoy, raise }: Pick<Context, 'tx' | 'hoy' | 'raise'>,
  prospecto: Prospecto,
  supuestos = comoEsta,
): Promise<BasesDePrecio> {
  await exigirCotizable({ tx, raise }, prospecto)
  const fechaNacimiento = supuestos.fechaNacimiento ?? prospecto.fechaNacimiento
  ensure(fechaNacimiento, cotizacionMessages.antecedentesIncompletos)
  const uf = (await ufAl(tx, hoy)) ?? refuse(cotizacionMessages.sinUf)
  const ges = (await primaGesAl(tx, hoy)) ?? refuse(cotizacionMessages.sinPrimaGes)
  const factores = (await tablaDeFactoresAl(tx, hoy)) ?? refuse(cotizacionMessages.sinFactores)
  const { cargaGesMenoresDe2 } = await parametrosAl(tx, hoy)
  const beneficiarios = await beneficiariosDe(tx, prospecto.id)
  exigirFamilia({ grupo: beneficiarios, titular: fechaNacimiento }, hoy)
  const titular: PersonaACotizar = { rol: 'cotizante', nacimiento: fechaNacimiento, etiqueta: 'Titular' }
  return {
    grupo: grupoFamiliar(
      [titular, ...beneficiarios.map(cargaDe), ...bebesDe(supuestos, hoy)],
      { primaUF: ges.valorUF, cargaMenoresDe2: cargaGesMenoresDe2, factores },
      hoy,
    ),
    uf,
    fuentes: {
      primaGesUF: ges.valorUF,
      primaGesDesde: ges.desde,
      factores: factores.fuente,
      factoresDesde: factores.vigenteDesde,
    },
  }
}

/** What is added to the plan: the chosen complementary benefits, and perhaps the plan's special one. */
export interface BeneficiosAgregados {
  readonly complementarios: readonly Beneficio[]
  readonly especial: Beneficio | null
}

export const sinAgregados: BeneficiosAgregados = { complementarios: [], especial: null }

/** Prices a plan. The network's names are added where the quote is shown or kept (`conRed`). */
export function preciar(
  { grupo, uf, fuentes }: BasesDePrecio,
  plan: PlanEnVenta,
  agregados = sinAgregados,
): Cotizacion {
  const { complementarios, especial } = agregados
  const beneficios = especial ? [...complementarios, especial] : complementarios
  const { precioBaseUF, caecUF, ...cotizado } = plan
  const foto = cotizar(
    {
      precioBaseUF,
      caecUF,
      beneficios: beneficios.map(({ codigo, nombre, precioUF }) => ({ codigo, nombre, precioUF })),
      otorgaUF: enUF(0),
      recibeUF: enUF(0),
    },
    grupo,
    uf.valor,
  )
  const codigos = complementarios.map((b) => b.codigo)
  return { plan: { ...cotizado, prestadores: [] }, foto, fuentes, uf, beneficiosComplementarios: codigos }
}
