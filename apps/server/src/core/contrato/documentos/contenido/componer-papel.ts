import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Hoja } from '../../../../papeles/hoja.ts'
import { papelParaQuienPaga } from '../../../../papeles/pago/aviso-de-pago.ts'
import { papelDePlanYPrecio } from '../../../../papeles/plan-y-precio.ts'
import type { Venta } from '../../../../papeles/venta.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { escritoVigente } from '../../../base/textos/escrito.ts'
import { cotizacionVigente } from '../../../cotizacion/cotizacion/read-model.ts'
import { buscarDeclaracion } from '../../../declaracion/declaracion/read-model.ts'
import { buscarProspecto, empleadoresDe } from '../../../postulacion/prospecto/read-model.ts'
import { antecedentesDe, entidadesDe } from '../../contractual/read-model.ts'
import type { DocumentoDeContrato } from '../read-model.ts'
import { componerCircular, componerJurada, componerMandato, existente, type Fuente } from './componer-aceptado.ts'
import { componerDeclaracionSalud } from './componer-declaracion-salud.ts'
import { nombresDelContrato } from './nombres-del-contrato.ts'

async function ventaDe({ db }: Fuente, { declaracionId }: DocumentoDeContrato, emitida: string): Promise<Venta> {
  const declaracion = existente(await buscarDeclaracion(db, declaracionId), 'la declaración')
  const { prospectoId } = declaracion
  return {
    declaracion,
    prospecto: existente(await buscarProspecto(db, prospectoId), 'el prospecto'),
    cotizacion: existente(await cotizacionVigente(db, prospectoId), 'la cotización'),
    emitida,
  }
}

/** What it says, or the bytes of a paper that was accepted as it is. */
type Papel = Hoja | Buffer

/** The texts of a paper are those of the day that is printed on it. */
const el = (tx: Db, { emitida }: Venta) => ({ tx, hoy: hoyEnSantiago(emitida) })

type Composicion = (fuente: Fuente, venta: Venta, documento: DocumentoDeContrato) => Promise<Papel>

const composiciones: Record<TipoDeDocumento, Composicion> = {
  'declaracion-salud': componerDeclaracionSalud,
  'plan-y-precio': async ({ db }, venta) =>
    papelDePlanYPrecio(venta, {
      condiciones: await escritoVigente(el(db, venta), 'condicionesGenerales'),
      nombres: await nombresDelContrato(db, venta),
    }),
  'notificacion-entidad': async ({ db }, venta, { empleadorId }) => {
    const { prospectoId } = venta.declaracion
    const entidades = await entidadesDe(db, prospectoId)
    const empleadores = await empleadoresDe(db, prospectoId)
    const empleador = existente(
      empleadores.find((e) => e.id === empleadorId),
      'el empleador',
    )
    const clase = pagaConCupon(empleador.tipoTrabajador) ? 'lugaresDePago' : 'notificacionEntidad'
    return papelParaQuienPaga(venta, {
      empleador,
      texto: await escritoVigente(el(db, venta), clase),
      entidad: existente(
        entidades.find((e) => e.empleadorId === empleadorId),
        'la entidad',
      ),
      antecedentes: existente(await antecedentesDe(db, prospectoId), 'los datos contractuales'),
    })
  },
  'declaracion-jurada': componerJurada,
  'circular-conyuge': componerCircular,
  mandato: componerMandato,
}

/** What a paper says, from what is stored. `emitida`: ISO instant printed on it. */
export async function componerPapel(fuente: Fuente, documento: DocumentoDeContrato, emitida: string): Promise<Papel> {
  return await composiciones[documento.tipo](fuente, await ventaDe(fuente, documento, emitida), documento)
}
