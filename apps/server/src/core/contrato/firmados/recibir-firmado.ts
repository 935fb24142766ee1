import { common } from '@alerce/contract/messages/common'
import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { borrarSueltos } from '../../base/archivos/borrar-sueltos.ts'
import { type Examinado, recibirArchivo } from '../../base/archivos/recibir-archivo.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model-firma.ts'
import { tomarDeclaracion } from '../../declaracion/declaracion/editar-declaracion.ts'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirQueReciba } from './exigir-que-reciba.ts'
import { type PapelPorFirmar, papelesPorFirmar } from './read-model.ts'
import { ponerFirmado } from './repository.ts'

interface Entrega {
  readonly identificador: number
  /** The issued paper; null: the first that has no signed one. */
  readonly imgCorrel: number | null
  readonly archivo: Examinado
  /** The field of the call that carries the file. */
  readonly campo: string
}

function papelDe(papeles: readonly PapelPorFirmar[], imgCorrel: number | null): PapelPorFirmar {
  if (imgCorrel !== null) return papeles.find(({ id }) => id === imgCorrel) ?? refuse(common.notFound)
  return papeles.find(({ firmado }) => firmado === null) ?? refuse(m.completos)
}

/** Takes in a signed paper; answers its id. The same bytes in the same place are the same; in another they are refused. */
export async function recibirFirmado(ctx: Context, { identificador, imgCorrel, archivo, campo }: Entrega) {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, { identificador })
  exigirQueReciba(declaracion)
  await exigirSinActualizacion(ctx, prospecto.id)
  const { archivoId, nombre } = await recibirArchivo(ctx, archivo, { campo })
  const papeles = await papelesPorFirmar(ctx.tx, identificador)
  const igual = papeles.find(({ firmado }) => firmado?.archivoId === archivoId)
  if (igual?.firmado && (imgCorrel === null || igual.id === imgCorrel)) return igual.firmado.id
  ensure(!igual, m.repetido, { campo })
  const papel = papelDe(papeles, imgCorrel)
  const id = await siguienteId(ctx.tx, 'papel_firmado')
  const sellado = ctx.vault.en('papel_firmado.nombre', id).seal(nombre)
  const firmado = {
    id,
    documentoId: papel.id,
    archivoId,
    nombre: sellado,
    por: await firmaSobre(ctx.tx, ctx.actor, { prospectoId: prospecto.id }),
    en: ctx.ahora,
  }
  const antes = await ponerFirmado(ctx.tx, firmado)
  if (antes !== null) await borrarSueltos(ctx, [antes])
  await anotar(ctx, prospecto.id, 'firmadoRecibido')
  return id
}
