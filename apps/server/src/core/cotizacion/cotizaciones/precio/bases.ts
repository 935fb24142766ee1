import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { uf as enUF, type Pesos } from '@alerce/domain/base/dinero/tipos'
import { cotizar, type GrupoFamiliar, grupoFamiliar, type PersonaACotizar } from '@alerce/domain/cotizacion/cotizar'
import { vinculoBreve } from '@alerce/domain/postulacion/beneficiarios'
import { parametrosAl, type UfDelDia, ufAl } from '../../../base/parametros/read-model.ts'
import { ensureFamilia } from '../../../postulacion/beneficiarios/ensure-familia.ts'
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
import { ensureCotizable } from '../edit-cotizacion.ts'

/** Data that every price of a prospect uses: persons with their factors, and the UF of the day. */
export interface BasesDePrecio {
  readonly grupo: GrupoFamiliar
  readonly uf: UfDelDia
  readonly fuentes: FuentesDePrecio
}

function cargaDe(beneficiario: Beneficiario): PersonaACotizar {
  const etiqueta = vinculoBreve(beneficiario.relacion, beneficiario.descripcionOtro, beneficiario.sexo)
  return { rol: 'carga', nacimiento: beneficiario.fechaNacimiento, etiqueta }
}

/** Assumed values for a trial price, in place of those on record; never stored. */
export interface Supuestos {
  /** The holder's birth date, ISO. */
  readonly fechaNacimiento?: string | undefined
  /** Number of babies born today. */
  readonly bebes?: number | undefined
  /** Taxable income, a month. */
  readonly renta?: Pesos | undefined
}

export const comoEsta: Supuestos = {}

const bebesDe = ({ bebes = 0 }: Supuestos, hoy: string): PersonaACotizar[] =>
  Array.from({ length: bebes }, (_, i) => ({ rol: 'carga', nacimiento: hoy, etiqueta: `Bebé ${i + 1}` }))

/** Employers with one assumed income in place of all: the limits depend only on the sum. */
export const conRenta = (empleadores: readonly Empleador[], { renta }: Supuestos): readonly Empleador[] =>
  renta === undefined ? empleadores : empleadores.slice(0, 1).map((uno) => ({ ...uno, remuneracionImponible: renta }))

/**
 * Reads the data for prices of today. 422 without complete applicant data, a valid family, a loaded UF, GES premium and
 * table of factors.
 */
export async function basesDe(
  { tx, hoy, raise }: Pick<Context, 'tx' | 'hoy' | 'raise'>,
  prospecto: Prospecto,
  supuestos = comoEsta,
): Promise<BasesDePrecio> {
  await ensureCotizable({ tx, raise }, prospecto)
  const fechaNacimiento = supuestos.fechaNacimiento ?? prospecto.fechaNacimiento
  ensure(fechaNacimiento, cotizacionMessages.antecedentesIncompletos)
  const uf = (await ufAl(tx, hoy)) ?? refuse(cotizacionMessages.sinUf)
  const ges = (await primaGesAl(tx, hoy)) ?? refuse(cotizacionMessages.sinPrimaGes)
  const factores = (await tablaDeFactoresAl(tx, hoy)) ?? refuse(cotizacionMessages.sinFactores)
  const { cargaGesMenoresDe2 } = await parametrosAl(tx, hoy)
  const beneficiarios = await beneficiariosDe(tx, prospecto.id)
  ensureFamilia({ grupo: beneficiarios, titular: fechaNacimiento }, hoy)
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

/** Benefits added to the plan: the chosen complementary ones, and optionally the plan's special one. */
export interface BeneficiosAgregados {
  readonly complementarios: readonly Beneficio[]
  readonly especial: Beneficio | null
}

export const sinAgregados: BeneficiosAgregados = { complementarios: [], especial: null }

/** Prices a plan. Names of the network are added when the quote is shown or stored (`conRed`). */
export function price({ grupo, uf, fuentes }: BasesDePrecio, plan: PlanEnVenta, agregados = sinAgregados): Cotizacion {
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
