import { respuestaDe } from '@alerce/contract/fichas/formas'
import { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import { presentRebote } from '../../base/correos/present-cabecera.ts'
import { rebotesDe } from '../../base/correos/read-model.ts'
import type { Context } from '../../use-case.ts'
import { empleadoresDe, type Prospecto } from './read-model.ts'

/** Prospect with its employers, as on the wire. */
export async function presentDatos({ tx }: Pick<Context, 'tx'>, guardado: Prospecto) {
  const { id, asesorId, otorga, estado, etapa, folioDS, version } = guardado
  const empleadores = await empleadoresDe(tx, id)
  const [ultimo] = await rebotesDe(tx, id, guardado.correo)
  const rebote = ultimo && presentRebote(ultimo)
  return {
    prospectoId: id,
    identificador: asesorId,
    version,
    ...respuestaDe(prospecto, guardado),
    tipoTrabajador: empleadores[0]?.tipoTrabajador ?? null,
    esCompensado: guardado.tipoPlan === 'S',
    otorga,
    estado,
    etapa,
    folioDS,
    empleadores,
    ...(rebote && { rebote }),
  }
}
