import { common } from '@alerce/contract/messages/common'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { guardarBeneficiariosCompensados } from '@alerce/contract/operations/declaracion/cotizante'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { guardarGrupo } from '../cotizante/guardar-grupo.ts'
import { revisarBeneficiarios } from '../cotizante/revisar-beneficiarios.ts'
import { leerDeclaracion } from '../declaracion/leer-declaracion.ts'
import { leerOtra } from './leer-otra.ts'
import { tomarGrupos } from './partir-grupos.ts'

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
