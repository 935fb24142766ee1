import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Hoja } from '../../../../papeles/hoja.ts'
import { papelDePlanYPrecio } from '../../../../papeles/plan-y-precio.ts'
import type { Venta } from '../../../../papeles/venta.ts'
import { escritoVigente } from '../../../base/textos/read-model-escrito.ts'
import { cotizacionVigente } from '../../../cotizacion/cotizacion/read-model.ts'
import { buscarDeclaracion } from '../../../declaracion/declaracion/read-model.ts'
import { buscarProspecto } from '../../../postulacion/prospecto/read-model.ts'
import type { DocumentoDeContrato } from '../read-model.ts'
import { componerCircular, componerJurada, componerMandato, existente, type Fuente } from './componer-aceptado.ts'
import { componerDeclaracionSalud } from './componer-declaracion-salud.ts'
import { componerNotificacion } from './componer-notificacion.ts'
import { delDia } from './del-dia.ts'
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

type Composicion = (fuente: Fuente, venta: Venta, documento: DocumentoDeContrato) => Promise<Papel>

const composiciones: Record<TipoDeDocumento, Composicion> = {
  'declaracion-salud': componerDeclaracionSalud,
  'plan-y-precio': async ({ db }, venta) =>
    papelDePlanYPrecio(venta, {
      condiciones: await escritoVigente(delDia(db, venta), 'condicionesGenerales'),
      nombres: await nombresDelContrato(db, venta),
    }),
  'notificacion-entidad': componerNotificacion,
  'declaracion-jurada': componerJurada,
  'circular-conyuge': componerCircular,
  mandato: componerMandato,
}

/** What a paper says, from what is stored. `emitida`: ISO instant printed on it. */
export async function componerPapel(fuente: Fuente, documento: DocumentoDeContrato, emitida: string): Promise<Papel> {
  return await composiciones[documento.tipo](fuente, await ventaDe(fuente, documento, emitida), documento)
}
