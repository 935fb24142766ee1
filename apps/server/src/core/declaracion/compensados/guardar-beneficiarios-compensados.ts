import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { Input } from '@alerce/contract/operation'
import { guardarBeneficiariosCompensados } from '@alerce/contract/operations/declaracion/cotizante'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { exigirElGrupo, guardarGrupo, personasDelGrupo } from '../cotizante/guardar-grupo.ts'
import { type BeneficiarioEnviado, revisarBeneficiarios } from '../cotizante/revisar-beneficiarios.ts'
import { editarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { type DeclaracionDeProspecto, leerDeclaracion } from '../declaracion/leer-declaracion.ts'
import { personasDe } from '../declaracion/read-model-personas.ts'
import { leerOtra } from './leer-otra.ts'

type EnvioDeBeneficiarios = Input<typeof guardarBeneficiariosCompensados>

/** The charges of one of the two, taken for changing. */
interface GrupoTomado {
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
async function tomarGrupos(
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

/** The charges of a pair, each kept in the declaration of whose they are, whoever's screen they were typed on. */
export const guardarBeneficiariosCompensadosUseCase = useCase(guardarBeneficiariosCompensados, async (input, ctx) => {
  const suya = await leerDeclaracion(ctx, input.identificador)
  ensure(suya.prospecto.parejaId !== null, parejaMessages.sinPareja)
  const otra = await leerOtra(ctx, suya.prospecto)
  const dos = otra ? [suya, otra] : [suya]
  const grupos = await tomarGrupos(ctx, input, dos)
  // in the order in which they were sent: what is wrong stands at its place
  const solos = new Set(grupos.flatMap(({ enviados }) => enviados.map(({ id }) => id)))
  const titulares = dos.map(({ prospecto: { rut, numeroPasaporte: pasaporte } }) => ({ rut, pasaporte }))
  const errores = revisarBeneficiarios(
    input.beneficiario.filter(({ id }) => solos.has(id)),
    titulares,
  )
  if (errores.length > 0) refuse(common.invalid, { errores })
  const versiones = new Map(dos.map(({ declaracion: { id, version } }) => [id, version]))
  for (const { ds, enviados } of grupos) versiones.set(ds.declaracion.id, await guardarGrupo(ctx, ds, enviados))
  return {
    version: versiones.get(suya.declaracion.id) ?? suya.declaracion.version,
    versionCompensado: (otra && versiones.get(otra.declaracion.id)) ?? null,
  }
})
