import { detencionesDeGestionar } from '@alerce/contract/messages/cartera/venta'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { RespuestaDeCreacion } from '@alerce/domain/declaracion/creacion'
import { requiereFun } from '@alerce/domain/mesa/fun'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import { citaPorId } from '../../core/agenda/citas/read-model.ts'
import { Refusal } from '../../core/refusal.ts'
import { refreshCitas, refreshCitasDel } from '../espejo/copy-citas.ts'
import { hydrate, readResumen } from '../espejo/hydrate.ts'
import type { Composicion, RemoteCall, RespuestaDelNucleo } from '../remote-call.ts'

/** A sale as its local copy says, just read from the core. */
async function readVenta(call: RemoteCall, prospectoId: number) {
  await hydrate(call, prospectoId)
  return await call.here('obtenerVenta', { prospectoId })
}

type Afiliado = RespuestaDelNucleo<'obtenerResumenPlanCompensado'>['afiliados'][number]

const extremoDe = (uno: Afiliado | undefined) =>
  uno && uno.nombrePlan !== null && uno.totalCotizacionPactada !== null
    ? {
        ...{ nombrePlan: uno.nombrePlan, totalUF: uno.totalCotizacionPactada, pagarPesos: 0 },
        ...{ otorgaUF: uno.compensacionOtorga, recibeUF: uno.compensacionRecibe },
        pagarUF: uno.totalCotizacionPagar ?? uno.totalCotizacionPactada,
      }
    : null

/** Steps by the copies of both; the compensation by its summary, which no copy has. */
const obtenerPareja: Composicion<'obtenerPareja'> = async ({ prospectoId }, call) => {
  const leido = await hydrate(call, prospectoId)
  const pareja = await call.here('obtenerPareja', { prospectoId })
  const resumen = leido === undefined ? await readResumen(call, prospectoId) : leido
  const [otorga, recibe] = [true, false].map((da) => extremoDe(resumen?.afiliados.find((uno) => uno.otorga === da)))
  return { ...pareja, compensacion: { ...pareja.compensacion, otorga: otorga ?? null, recibe: recibe ?? null } }
}

/** Gestionar: stopped by the FUN as the core says, else by the rules on the copy. */
const resolverGestion: Composicion<'resolverGestion'> = async ({ prospectoId }, call) => {
  const { folioDS } = await readVenta(call, prospectoId)
  const resuelta = await call.here('resolverGestion', { prospectoId })
  if (resuelta.detiene !== null || !requiereFun(folioDS)) return resuelta
  const { funVigencia } = await call.ask('validarFunVigencia', { prospectoId })
  if (funVigencia) return resuelta
  const { code: codigo, text: texto } = detencionesDeGestionar.funNoVigente
  return { ...resuelta, detiene: { codigo, texto } }
}

const detenciones: Partial<Record<RespuestaDeCreacion, MessageDefinition>> = {
  advertencia: declaracionMessages.advertencia,
  rechazado: declaracionMessages.enEvaluacion,
  error_compensado: parejaMessages.otraEtapa,
  error_compensado_2: parejaMessages.otorganteSinEnviar,
}

/** 'Generar DS': the check, the declaration and its stage, as the original client asks for them. */
const iniciarDSManual: Composicion<'iniciarDSManual'> = async ({ prospectoId, confirma = false }, { ask }) => {
  const creacion = await ask('validarCreacionDS', { prospectoId })
  const detenida = detenciones[creacion]
  if (detenida && !(confirma && creacion === 'advertencia')) throw new Refusal(detenida)
  const { declaracionSaludId } = await ask('generarDSManual', { prospectoId })
  await ask('guardarEtapaProspecto', { prospectoId, etapa: 'dsManualGenerada' })
  return { declaracionSaludId, enviada: false }
}

/** The core checks when the plan is confirmed. */
const revisarConfirmacion: Composicion<'revisarConfirmacion'> = async () => 'ok'

/** 'Continuar' of the compensation: the giver's amount, if any, then the confirmation. */
const continuarCompensado: Composicion<'continuarCompensado'> = async ({ prospectoId, valorCompensacion }, { ask }) => {
  if (valorCompensacion !== undefined)
    await ask('guardarResumenPlanCompensado', { prospectoId, afiliados: [{ prospectoId, valorCompensacion }] })
  const etapa = 'cotizacionFinalizada'
  await ask('guardarEtapaProspecto', { prospectoId, etapa })
  return { etapa }
}

const confirmarActualizacion: Composicion<'confirmarActualizacion'> = async (
  { prospectoId, valorCompensacion },
  call,
) => {
  if (valorCompensacion !== undefined)
    await call.ask('guardarResumenPlanCompensadoUpd', { prospectoId, afiliados: [{ prospectoId, valorCompensacion }] })
  const etapa = 'cotizacionFinalizada'
  await call.ask('guardarEtapaProspectoUpd', { prospectoId, etapa })
  const { estado } = await readVenta(call, prospectoId)
  return { etapa, estado: estado as EstadoProspecto }
}

/** Finishes an authorized declaration with the code 1. */
const finalizarAutorizada: Composicion<'finalizarAutorizada'> = async ({ prospectoId }, call) => {
  const { declaracionSaludId: identificador, resultadoDS, rut } = await readVenta(call, prospectoId)
  if (identificador === null || resultadoDS !== 1) return { finalizada: false }
  await call.ask('finalizaevaluacionds', { identificador, resultado: 1, acepta: true, pin: '', rut })
  return { finalizada: true }
}

/** Marks the unread notifications of the first pages, one call each: the specifications know no other way. */
const marcarNotificaciones: Composicion<'marcarNotificaciones'> = async ({ hasta }, { ask, ahora }) => {
  let marcadas = 0
  for (let pagina = 1; pagina <= PAGINAS; pagina += 1) {
    const { notificaciones } = await ask('obtenerNotificaciones', { pagina })
    for (const { notificacionId, leida } of notificaciones) {
      if (leida === 'S' || notificacionId > hasta) continue
      await ask('actualizarNotificacion', { notificacionId })
      marcadas += 1
    }
    if (notificaciones.length === 0) break
  }
  return { marcadas, en: ahora }
}
const PAGINAS = 5

/** Mi día of the copies, with the appointments of the core around today. */
const obtenerMiDia: Composicion<'obtenerMiDia'> = async (input, call) => {
  await refreshCitas(call)
  return await call.here('obtenerMiDia', input)
}

/** A file of the copy, after its day is read again. */
const descargarCita: Composicion<'descargarCita'> = async ({ id }, call) => {
  const copia = await citaPorId(call.db, id)
  if (copia) await refreshCitasDel(call, hoyEnSantiago(copia.inicio))
  return await call.here('descargarCita', { id })
}

export const deCartera = {
  descargarCita,
  obtenerMiDia,
  obtenerPareja,
  resolverGestion,
  iniciarDSManual,
  revisarConfirmacion,
  continuarCompensado,
  confirmarActualizacion,
  finalizarAutorizada,
  marcarNotificaciones,
}
