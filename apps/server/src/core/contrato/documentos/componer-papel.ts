import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import { papelParaQuienPaga } from '../../../papeles/aviso-de-pago.ts'
import { papelDeCircular } from '../../../papeles/circular-conyuge.ts'
import type { Hoja } from '../../../papeles/hoja.ts'
import { papelDeMandato } from '../../../papeles/mandato.ts'
import { papelDePlanYPrecio } from '../../../papeles/plan-y-precio.ts'
import type { Venta } from '../../../papeles/venta.ts'
import type { Db } from '../../../platform/db/database.ts'
import { leerArchivo } from '../../base/archivos/read-model.ts'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { leerCircular } from '../../declaracion/circular/leer-circular.ts'
import { buscarDeclaracion } from '../../declaracion/declaracion/read-model.ts'
import { juradasAceptadas } from '../../declaracion/juradas/read-model.ts'
import { buscarProspecto, empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { antecedentesDe, entidadesDe } from '../contractual/read-model.ts'
import { mandatoOtorgado } from '../mandatos/read-model.ts'
import { componerDeclaracionSalud } from './componer-declaracion-salud.ts'
import { nombresDelContrato } from './nombres-del-contrato.ts'
import type { DocumentoDeContrato } from './read-model.ts'

interface Fuente extends Pick<Context, 'vault' | 'almacen'> {
  readonly db: Db
}

function existente<T>(value: T | null | undefined, que: string): T {
  if (value === null || value === undefined) throw new Error(`falta ${que} para emitir el documento`)
  return value
}

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

type Composicion = (fuente: Fuente, venta: Venta, documento: DocumentoDeContrato) => Promise<Papel>

const composiciones: Record<TipoDeDocumento, Composicion> = {
  'declaracion-salud': componerDeclaracionSalud,
  'plan-y-precio': async ({ db }, venta) => papelDePlanYPrecio(venta, await nombresDelContrato(db, venta)),
  'notificacion-entidad': async ({ db }, venta, { empleadorId }) => {
    const { prospectoId } = venta.declaracion
    const entidades = await entidadesDe(db, prospectoId)
    const empleadores = await empleadoresDe(db, prospectoId)
    return papelParaQuienPaga(venta, {
      empleador: existente(
        empleadores.find((e) => e.id === empleadorId),
        'el empleador',
      ),
      entidad: existente(
        entidades.find((e) => e.empleadorId === empleadorId),
        'la entidad',
      ),
      antecedentes: existente(await antecedentesDe(db, prospectoId), 'los datos contractuales'),
    })
  },
  'declaracion-jurada': async ({ db, vault, almacen }, { declaracion }, { personaId }) => {
    const juradas = await juradasAceptadas(db, declaracion.id)
    const suya = existente(
      juradas.find((una) => una.personaId === personaId),
      'la declaración jurada',
    )
    return (await leerArchivo({ tx: db, vault, almacen }, suya.archivoId)).contenido
  },
  'circular-conyuge': async ({ db }, venta) => {
    const hoy = hoyEnSantiago(venta.emitida)
    return papelDeCircular(venta, existente(await leerCircular({ tx: db, hoy }, venta.declaracion.id), 'la circular'))
  },
  mandato: async ({ db }, venta) =>
    papelDeMandato(venta, existente(await mandatoOtorgado(db, venta.declaracion.id), 'el mandato')),
}

/** What a paper says, from what is stored. `emitida`: ISO instant printed on it. */
export async function componerPapel(fuente: Fuente, documento: DocumentoDeContrato, emitida: string): Promise<Papel> {
  return await composiciones[documento.tipo](fuente, await ventaDe(fuente, documento, emitida), documento)
}
