import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { cotizar, type Grupo, grupoFamiliar, type PersonaACotizar } from '@alerce/domain/cotizacion/cotizar'
import { tablaDeFactores } from '@alerce/domain/cotizacion/factores'
import { relaciones } from '@alerce/domain/postulacion/beneficiarios'
import { parametrosAl, type UfDelDia, ufAl } from '../../../base/parametros/read-model.ts'
import { type Beneficiario, beneficiariosDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type PlanEnVenta, primaGesAl } from '../../planes/read-model.ts'
import type { Beneficio } from '../../planes/read-model-beneficios.ts'
import { exigirCotizable } from '../exigir-cotizable.ts'
import type { Cotizacion, Fuentes } from '../read-model.ts'

/** What a prospect's prices rest on, whatever the plan: the persons with their factors, and the day's UF. */
export interface Bases {
  readonly grupo: Grupo
  readonly uf: UfDelDia
  readonly fuentes: Fuentes
}

function cargaDe(beneficiario: Beneficiario): PersonaACotizar {
  const etiqueta = beneficiario.descripcionOtro || relaciones[beneficiario.relacion]
  return { rol: 'carga', nacimiento: beneficiario.fechaNacimiento, etiqueta }
}

/** Reads them for today: the applicant's data must be there (422), a UF and a GES premium must have been loaded. */
export async function basesDe({ tx, hoy }: Pick<Context, 'tx' | 'hoy'>, prospecto: Prospecto): Promise<Bases> {
  exigirCotizable(prospecto)
  const { fechaNacimiento } = prospecto
  ensure(fechaNacimiento, cotizacionMessages.antecedentesIncompletos)
  const uf = (await ufAl(tx, hoy)) ?? refuse(cotizacionMessages.sinUf)
  const ges = (await primaGesAl(tx, hoy)) ?? refuse(cotizacionMessages.sinPrimaGes)
  const { cargaGesMenoresDe2 } = await parametrosAl(tx, hoy)
  const cargas = (await beneficiariosDe(tx, prospecto.id)).map(cargaDe)
  const titular: PersonaACotizar = { rol: 'cotizante', nacimiento: fechaNacimiento, etiqueta: 'Titular' }
  const factores = tablaDeFactores(hoy)
  return {
    grupo: grupoFamiliar([titular, ...cargas], { primaUF: ges.valorUF, cargaMenoresDe2: cargaGesMenoresDe2 }, hoy),
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
export interface Agregados {
  readonly complementarios: readonly Beneficio[]
  readonly especial: Beneficio | null
}

export const sinAgregados: Agregados = { complementarios: [], especial: null }

/** Prices a plan. The network's names are added where the quote is shown or kept (`conRed`). */
export function preciar({ grupo, uf, fuentes }: Bases, plan: PlanEnVenta, agregados = sinAgregados): Cotizacion {
  const { complementarios, especial } = agregados
  const beneficios = especial ? [...complementarios, especial] : complementarios
  const { precioBaseUF, caecUF, ...cotizado } = plan
  const foto = cotizar(
    {
      precioBaseUF,
      caecUF,
      beneficios: beneficios.map(({ codigo, nombre, precioUF }) => ({ codigo, nombre, precioUF })),
      otorgaUF: 0,
      recibeUF: 0,
    },
    grupo,
    uf.valor,
  )
  const codigos = complementarios.map((b) => b.codigo)
  return { plan: { ...cotizado, prestadores: [] }, foto, fuentes, uf, beneficiosComplementarios: codigos }
}
