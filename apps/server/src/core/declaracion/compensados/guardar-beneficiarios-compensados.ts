import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { Input } from '@alerce/contract/operation'
import { guardarBeneficiariosCompensados } from '@alerce/contract/operations/declaracion/cotizante'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type BeneficiarioEnviado, checkBeneficiarios } from '../cotizante/check-beneficiarios.ts'
import { ensureElGrupo, personasDelGrupo, saveGrupo } from '../cotizante/save-grupo.ts'
import { editDeclaracion } from '../ds/edit-declaracion.ts'
import { type DeclaracionDeProspecto, readDeclaracion } from '../ds/read-declaracion.ts'
import { personasDe } from '../ds/read-model-personas.ts'
import { readOther } from './read-other.ts'

type EnvioDeBeneficiarios = Input<typeof guardarBeneficiariosCompensados>

/** Beneficiarios of one declaration of the pair, with its row locked. */
interface GrupoTomado {
  readonly ds: DeclaracionDeProspecto
  readonly enviados: readonly BeneficiarioEnviado[]
}

/** Splits the sent beneficiarios by declaration of the pair; refuses an id that belongs to neither. */
async function split({ tx }: Context, { beneficiario }: EnvioDeBeneficiarios, dos: readonly DeclaracionDeProspecto[]) {
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
 * Locks the sent groups, prospects in order of id; each group must be whole. Without beneficiarios, only the named
 * declaration is edited.
 */
async function takeGrupos(
  ctx: Context,
  pedido: EnvioDeBeneficiarios,
  dos: readonly DeclaracionDeProspecto[],
): Promise<GrupoTomado[]> {
  const { identificador, rut, version, versionCompensado } = pedido
  const suyos = (await split(ctx, pedido, dos)).filter(
    ({ ds, enviados }) =>
      enviados.length > 0 || (pedido.beneficiario.length === 0 && ds.declaracion.id === identificador),
  )
  const tomados: GrupoTomado[] = []
  for (const { ds, enviados } of suyos.toSorted((a, b) => a.ds.prospecto.id - b.ds.prospecto.id)) {
    const { id } = ds.declaracion
    const nombrada = id === identificador
    const input = nombrada ? { identificador, rut, version } : { identificador: id, version: versionCompensado }
    const tomada = await editDeclaracion(ctx, input)
    tomados.push({ ds: tomada, enviados: ensureElGrupo(enviados, await personasDelGrupo(ctx, tomada)) })
  }
  return tomados
}

/** Saves each beneficiario in its own declaration, whichever of the two screens sent it. */
export const guardarBeneficiariosCompensadosUseCase = useCase(guardarBeneficiariosCompensados, async (input, ctx) => {
  const suya = await readDeclaracion(ctx, input.identificador)
  ensure(suya.prospecto.parejaId !== null, parejaMessages.sinPareja)
  const otra = await readOther(ctx, suya.prospecto)
  const dos = otra ? [suya, otra] : [suya]
  const grupos = await takeGrupos(ctx, input, dos)
  // Sent order: the index of a field error must match the request
  const solos = new Set(grupos.flatMap(({ enviados }) => enviados.map(({ id }) => id)))
  const titulares = dos.map(({ prospecto: { rut, numeroPasaporte: pasaporte } }) => ({ rut, pasaporte }))
  const errores = checkBeneficiarios(
    input.beneficiario.filter(({ id }) => solos.has(id)),
    titulares,
  )
  if (errores.length > 0) refuse(common.invalid, { errores })
  const versiones = new Map(dos.map(({ declaracion: { id, version } }) => [id, version]))
  for (const { ds, enviados } of grupos) versiones.set(ds.declaracion.id, await saveGrupo(ctx, ds, enviados))
  return {
    version: versiones.get(suya.declaracion.id) ?? suya.declaracion.version,
    versionCompensado: (otra && versiones.get(otra.declaracion.id)) ?? null,
  }
})
