import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import type { Input } from '@alerce/contract/operation'
import type { guardarBeneficiariosCompensados } from '@alerce/contract/operations/declaracion/cotizante'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirElGrupo, personasDelGrupo } from '../cotizante/guardar-grupo.ts'
import type { BeneficiarioEnviado } from '../cotizante/revisar-beneficiarios.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { personasDe } from '../declaracion/read-model-personas.ts'

type EnvioDeBeneficiarios = Input<typeof guardarBeneficiariosCompensados>

/** The charges of one of the two, taken for changing. */
export interface GrupoTomado {
  readonly ds: DeclaracionDeProspecto
  readonly enviados: readonly BeneficiarioEnviado[]
}

/** What was sent, parted by in whose declaration it is; somebody of neither is refused. */
async function partir({ tx }: Context, { beneficiario }: EnvioDeBeneficiarios, dos: readonly DeclaracionDeProspecto[]) {
  const partes = []
  for (const ds of dos) {
    const ids = new Set((await personasDe(tx, ds.declaracion.id)).map(({ id }) => id))
    partes.push({ ds, enviados: beneficiario.filter(({ id }) => ids.has(id)) })
  }
  const conocidos = partes.flatMap(({ enviados }) => enviados)
  ensure(conocidos.length === beneficiario.length, cotizanteMessages.grupoFijo)
  return partes
}

/**
 * The groups that were sent, each whole and each declaration edited like by itself; the prospects are locked in the order
 * in which they are. Of whom nothing is sent nothing is asked, but for the named declaration where nothing is at all.
 */
export async function tomarGrupos(
  ctx: Context,
  pedido: EnvioDeBeneficiarios,
  dos: readonly DeclaracionDeProspecto[],
): Promise<GrupoTomado[]> {
  const { identificador, rut, version, versionCompensado } = pedido
  const suyos = (await partir(ctx, pedido, dos)).filter(
    ({ ds, enviados }) =>
      enviados.length > 0 || (pedido.beneficiario.length === 0 && ds.declaracion.id === identificador),
  )
  const tomados: GrupoTomado[] = []
  for (const { ds, enviados } of suyos.toSorted((a, b) => a.ds.prospecto.id - b.ds.prospecto.id)) {
    const { id } = ds.declaracion
    const nombrada = id === identificador
    const input = nombrada ? { identificador, rut, version } : { identificador: id, version: versionCompensado }
    const tomada = await editarDeclaracion(ctx, input)
    tomados.push({ ds: tomada, enviados: exigirElGrupo(enviados, await personasDelGrupo(ctx, tomada)) })
  }
  return tomados
}
