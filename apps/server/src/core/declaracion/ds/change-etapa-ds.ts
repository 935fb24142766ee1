import type { Suceso } from '@alerce/contract/catalogos/base/sucesos'
import { common } from '@alerce/contract/messages/common'
import { type EtapaDS, puedePasarDS } from '@alerce/domain/declaracion/etapas'
import { noteAndTell } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureNoOtroContrato } from '../reuso/ensure-no-otro-contrato.ts'
import type { Declaracion } from './read-model.ts'
import { refreshEstado } from './refresh-estado.ts'
import { saveEtapaDS } from './repository.ts'

/** Bitácora names of the stages of a sale. */
const nombres: Partial<Record<EtapaDS, string>> = {
  validacion: 'validación de identidad',
  apruebaAutorizacionPrevired: 'autorización PreviRed',
  renta: 'renta',
  noExisteEmpleadoresNoAsistido: 'sin empleadores',
  contactarEjecutivo: 'renta por aclarar con su asesor',
  consideraciones: 'consideraciones',
  cotizante: 'antecedentes del cotizante',
  beneficiarios: 'beneficiarios',
  preguntas: 'preguntas',
  resumenAntecedentes: 'resumen de antecedentes',
  resumenDeclaracion: 'resumen de la declaración',
  firma: 'firma',
  dsFinalizada: 'aceptada',
  rechazado: 'rechazada',
  rechazadoAreaComercial: 'anulada',
  noVigente: 'no vigente',
  documentosContractuales: 'documentos contractuales',
  resumenCotizacion: 'resumen de cotización',
  firmaDocumentos: 'firma del postulante',
  firmaIsapre: 'firma de la isapre',
  firmaIsapreRevision: 'irregularidad por corregir',
}

interface Cambio {
  readonly subetapa?: string
  /** Bitácora entry, when the change is more than one step further. */
  readonly evento?:
    | 'etapaDs'
    | 'dsEnviada'
    | 'dsFinalizada'
    | 'firmadosEnviados'
    | 'firmadosDevueltos'
    | 'contratoSuscrito'
    | 'autenticacionRechazada'
    | 'rechazoLevantado'
    | 'rechazoRetomado'
    | 'invitacionAnulada'
    | 'anulacionDeshecha'
    | 'dsReutilizada'
    | 'invitacionAbierta'
    | 'postulanteIdentificado'
    | 'invitacionVencida'
    | 'enviadaVencida'
    | 'contratoFirmado'
    | 'firmaSinEfecto'
  /** Detail of the entry, instead of the stage name. */
  readonly detalle?: string
}

/** Changes that other systems are told of besides the stage. */
const sucesoDe: Partial<Record<NonNullable<Cambio['evento']>, 'declaracion.enviada' | 'contrato.suscrito'>> = {
  dsEnviada: 'declaracion.enviada',
  contratoSuscrito: 'contrato.suscrito',
}

/** Moves a declaration to a stage, refusing a jump (422); writes the Bitácora and the prospect's estado. */
export async function changeEtapaDS(
  ctx: Pick<Context, 'tx' | 'jobs' | 'actor' | 'autor' | 'ahora'>,
  { id, prospectoId, etapa: desde }: Pick<Declaracion, 'id' | 'prospectoId' | 'etapa'>,
  etapa: EtapaDS,
  { subetapa = '', evento = 'etapaDs', detalle }: Cambio = {},
): Promise<void> {
  ensure(puedePasarDS(desde, etapa), common.stageJump)
  await ensureNoOtroContrato(ctx.tx, prospectoId, etapa)
  await saveEtapaDS(ctx.tx, id, etapa, subetapa)
  const propio = sucesoDe[evento]
  const sucesos: Suceso[] = [
    { tipo: 'declaracion.etapa', declaracionId: id, etapa },
    ...(propio ? [{ tipo: propio, declaracionId: id }] : []),
  ]
  await noteAndTell(ctx, prospectoId, evento, { detalle: detalle ?? (subetapa || nombres[etapa]), sucesos })
  await refreshEstado(ctx, prospectoId)
}
