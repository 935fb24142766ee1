import type { CodigoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import { type FallaDeEntidades, revisaEntidades } from '@alerce/domain/contrato/entidades'
import { contractual, entidad } from '../../fichas/contrato/contractual.ts'
import type { FormDe } from '../../fichas/ficha.ts'
import { reglasDe } from '../../fichas/reglas.ts'
import { contractualMessages as m } from '../../messages/contrato/contractual.ts'
import type { MessageDefinition } from '../../messages/message.ts'
import type { Rules } from '../rules.ts'

/** A paying entity as typed: codes null while not chosen, the amount in UF as text, with comma or point. */
export type EntidadForm = FormDe<typeof entidad> & {
  /** 1 dependent, 2 independent, 3 pensioner, 4 voluntary: 2 and 4 take only the amount (spec 2 §9). */
  tipoTrabajador: CodigoTrabajador
}

/** /documentos as typed. */
export type ContractualForm = FormDe<typeof contractual> & { datosEmpleador: EntidadForm[] }

/** Stands for the e-mail of an entity that has none; it is stored as none (core rules, Money). */
export const CORREO_AUSENTE = 'sincorreo@sincorreo.cl'
/** Field rules of /documentos (spec 2 §5). What is missing of an entity as a whole: `revisaContractual`. */
export const contractualRules: Rules<ContractualForm> = {
  ...reglasDe(contractual, 'personal'),
  datosEmpleador: reglasDe(entidad, 'entidad'),
}

const cruces: Record<FallaDeEntidades, MessageDefinition> = {
  sin_afp: m.sinAfp,
  sin_monto: m.sinMonto,
  incompleta: m.incompleta,
  monto_cero: m.montoCero,
}

const montoDe = (text: string): number | null => (text.trim() === '' ? null : Number(text.replace(',', '.')))

/** The cross rule that fails before saving, in the words of its dialog; null when all is well (spec 2 §5). */
export function revisaContractual({ codigoAfp, datosEmpleador }: ContractualForm): MessageDefinition | null {
  const entidades = datosEmpleador.map((e) => ({ ...e, montoDescuentoUF: montoDe(e.montoDescuentoUF) }))
  const falla = revisaEntidades(entidades, codigoAfp)
  return falla && cruces[falla]
}
