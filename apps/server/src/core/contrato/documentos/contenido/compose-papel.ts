import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import { papelDeDeclaracionSalud } from '../../../../papeles/declaracion-salud.ts'
import type { Hoja } from '../../../../papeles/hoja.ts'
import { papelParaQuienPaga } from '../../../../papeles/pago/aviso-de-pago.ts'
import { papelDePlanYPrecio } from '../../../../papeles/plan-y-precio.ts'
import type { Venta } from '../../../../papeles/venta.ts'
import type { Db } from '../../../../platform/db/database.ts'
import type { Vault } from '../../../../platform/vault.ts'
import { escritoVigente } from '../../../base/textos/read-model.ts'
import { cotizacionVigente } from '../../../cotizacion/cotizaciones/read-model.ts'
import { findDeclaracion } from '../../../declaracion/ds/read-model.ts'
import { personasConSalud, personasDe } from '../../../declaracion/ds/read-model-personas.ts'
import { ultimaConstancia } from '../../../declaracion/invitacion/read-model.ts'
import { readCuestionario, respuestasDe } from '../../../declaracion/preguntas/read-model.ts'
import { beneficiariosDe, empleadoresDe, findProspecto } from '../../../postulacion/prospecto/read-model.ts'
import { antecedentesDe, entidadesDe } from '../../contractual/read-model.ts'
import type { DocumentoDeContrato } from '../read-model.ts'
import { composeCircular, composeJurada, composeMandato, delDia, existente, type Fuente } from './compose-aceptado.ts'

async function ventaDe({ db }: Fuente, { declaracionId }: DocumentoDeContrato, emitida: string): Promise<Venta> {
  const declaracion = existente(await findDeclaracion(db, declaracionId), 'la declaración')
  const { prospectoId } = declaracion
  return {
    declaracion,
    prospecto: existente(await findProspecto(db, prospectoId), 'el prospecto'),
    cotizacion: existente(await cotizacionVigente(db, prospectoId), 'la cotización'),
    emitida,
  }
}

/** Content to draw, or the bytes of a paper accepted as is. */
type Papel = Hoja | Buffer

/** Names of the priced persons, in order, as in the declaration. Empty when the quote prices other persons. */
async function nombresDelContrato(db: Db, { declaracion, prospecto, cotizacion }: Venta): Promise<string[]> {
  const enLaDS = await personasDe(db, declaracion.id)
  const cargas = (await beneficiariosDe(db, prospecto.id)).map(
    ({ id }) => enLaDS.find(({ beneficiarioId }) => beneficiarioId === id)?.nombre ?? '',
  )
  return cargas.length + 1 === cotizacion.foto.personas.length ? [nombreCompleto(prospecto), ...cargas] : []
}

/** Notice to the paying entity: an employer is notified, a person without employer reads the payment places. */
async function composeNotificacion({ db }: Fuente, venta: Venta, { empleadorId }: DocumentoDeContrato): Promise<Hoja> {
  const { prospectoId } = venta.declaracion
  const empleadores = await empleadoresDe(db, prospectoId)
  const entidades = await entidadesDe(db, prospectoId)
  const empleador = existente(
    empleadores.find((e) => e.id === empleadorId),
    'el empleador',
  )
  const entidad = existente(
    entidades.find((e) => e.empleadorId === empleadorId),
    'la entidad',
  )
  const antecedentes = existente(await antecedentesDe(db, prospectoId), 'los datos contractuales')
  const clase = pagaConCupon(empleador.tipoTrabajador) ? 'lugaresDePago' : 'notificacionEntidad'
  return papelParaQuienPaga(venta, {
    empleador,
    entidad,
    antecedentes,
    texto: await escritoVigente(delDia(db, venta), clase),
  })
}

/** Copy of a declaration, with the questions that it answered. */
export async function composeDeclaracionSalud(
  { db, vault }: { readonly db: Db; readonly vault: Vault },
  venta: Venta,
): Promise<Hoja> {
  const { declaracion, emitida } = venta
  return papelDeDeclaracionSalud(venta, {
    personas: await personasConSalud(db, vault, declaracion.id),
    cuestionario: await readCuestionario(db, declaracion, hoyEnSantiago(emitida)),
    respuestas: await respuestasDe(db, vault, declaracion.id),
    firma: await ultimaConstancia(db, declaracion.id, 'firma'),
  })
}

type Composicion = (fuente: Fuente, venta: Venta, documento: DocumentoDeContrato) => Promise<Papel>

const composiciones: Record<TipoDeDocumento, Composicion> = {
  'declaracion-salud': composeDeclaracionSalud,
  'plan-y-precio': async ({ db }, venta) =>
    papelDePlanYPrecio(venta, {
      condiciones: await escritoVigente(delDia(db, venta), 'condicionesGenerales'),
      nombres: await nombresDelContrato(db, venta),
    }),
  'notificacion-entidad': composeNotificacion,
  'declaracion-jurada': composeJurada,
  'circular-conyuge': composeCircular,
  mandato: composeMandato,
}

/** Content of a paper, from stored data. `emitida`: ISO instant printed on it. */
export async function composePapel(fuente: Fuente, documento: DocumentoDeContrato, emitida: string): Promise<Papel> {
  return await composiciones[documento.tipo](fuente, await ventaDe(fuente, documento, emitida), documento)
}
