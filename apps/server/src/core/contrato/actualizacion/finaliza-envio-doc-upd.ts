import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { prospectoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { reglaPrimerApellidoCorregido, reglaSegundoApellidoCorregido } from '@alerce/contract/forms/postulacion/persona'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { finalizaEnvioDocUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { enMayusculas, nombreCompleto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../papeles/marca.ts'
import { note } from '../../base/bitacora/note.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { correctTitular } from '../../declaracion/cotizante/correct-titular.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { refreshEstado } from '../../declaracion/ds/refresh-estado.ts'
import { actualizacionAbierta, type DatosAnteriores, type Nombre } from '../../postulacion/edicion/read-model.ts'
import { nombreFirme } from '../../postulacion/edicion/read-nombre-firme.ts'
import { readData } from '../../postulacion/prospecto/ingreso/read-formulario.ts'
import { saveDatos } from '../../postulacion/prospecto/ingreso/save-datos.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { issueAgain } from './issue-again.ts'
import { readImpedimento } from './read-impedimento.ts'
import { documentosSinInformar } from './read-model.ts'
import { saveBefore } from './repository.ts'

const { nombres } = prospectoRules
const reglas = {
  nombres,
  apellidoPaterno: reglaPrimerApellidoCorregido,
  apellidoMaterno: reglaSegundoApellidoCorregido,
}

/** Validates a name and returns it as stored. */
function checkNombre(enviado: Nombre): Nombre {
  const errores = applyRules<Nombre>(reglas as object, enviado)
  if (errores.length > 0) refuse(common.invalid, { errores })
  return {
    nombres: enMayusculas(enviado.nombres),
    apellidoPaterno: enMayusculas(enviado.apellidoPaterno),
    apellidoMaterno: enMayusculas(enviado.apellidoMaterno),
  }
}

const distintos = (uno: Nombre, otro: Nombre): boolean =>
  uno.nombres !== otro.nombres ||
  uno.apellidoPaterno !== otro.apellidoPaterno ||
  uno.apellidoMaterno !== otro.apellidoMaterno

interface Novedades {
  /** Received documents, one line for each kind. */
  readonly documentos: readonly string[]
  /** Present name. */
  readonly nombre: { readonly nombres: string; readonly apellidoPaterno: string; readonly apellidoMaterno: string }
  readonly nombreCorregido: boolean
}

type CartaDeActualizacion = 'documentosRecibidos' | 'nombreCorregido' | 'documentosYNombre'

function cartaDe({ documentos, nombreCorregido }: Novedades): CartaDeActualizacion {
  if (!nombreCorregido) return 'documentosRecibidos'
  return documentos.length > 0 ? 'documentosYNombre' : 'nombreCorregido'
}

/** Mail to the applicant: received documents and the registered name. */
function composeAviso(novedades: Novedades) {
  const { documentos, nombre, nombreCorregido } = novedades
  const partes = [
    ...(documentos.length > 0
      ? [`Recibimos estos documentos de su postulación:\n\n${documentos.map((d) => `- ${d}`).join('\n')}`]
      : []),
    ...(nombreCorregido ? [`Su nombre quedó registrado así: ${nombreLegible(nombreCompleto(nombre))}.`] : []),
  ]
  return {
    carta: cartaDe(novedades),
    texto: `Hola, ${nombreLegible(nombre.nombres)}:\n\n${partes.join('\n\n')}\n\nSi algo no corresponde, responda a su asesor.\n\nIsapre ${marca.nombre}\n`,
  }
}

/** Corrects the name in the live DS and its papers. With an open update, the papers are issued when it is discarded. */
async function correctDS(ctx: Context, prospectoId: number, nombre: Nombre, emite: boolean): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (ds) await correctTitular(ctx, ds, nombre)
  if (emite) await issueAgain(ctx, prospectoId)
}

/** Corrects the name permanently: discarding an open update does not revert it. */
async function correctNombre(ctx: Context, prospecto: Prospecto, nombre: Nombre): Promise<void> {
  const { id } = prospecto
  const abierta = await actualizacionAbierta(ctx.tx, id)
  if (abierta) {
    const cofre = ctx.vault.en('actualizacion.antes', abierta.id)
    const antes = cofre.open<DatosAnteriores>(abierta.antes)
    const corregido: DatosAnteriores = { ...antes, formulario: { ...antes.formulario, ...nombre } }
    await saveBefore(ctx.tx, abierta.id, cofre.seal(corregido), nombre)
  }
  const datos = await readData(ctx, prospecto)
  // The other fields may be invalid today: only the name was checked
  await saveDatos(ctx, datos, { ...datos.form, ...nombre })
  await note(ctx, id, 'nombreCorregido')
  await correctDS(ctx, id, nombre, abierta === null)
  await refreshEstado(ctx, id)
}

/**
 * Corrects the name and mails the news to the applicant. Begins no update and does not wait for the other of a pair;
 * refused (422) without news.
 */
export const finalizaEnvioDocUpdUseCase = useCase(
  finalizaEnvioDocUpd,
  async ({ prospectoId, version, ...enviado }, ctx) => {
    const prospecto = await editProspecto(ctx, prospectoId, version)
    const { cierre } = await readImpedimento(ctx, prospecto)
    if (cierre) refuse(textosDeImpedimento[cierre])
    const nombre = checkNombre(enviado)
    const nombreCorregido = distintos(nombre, await nombreFirme(ctx, prospecto))
    const documentos = await documentosSinInformar(ctx, prospectoId)
    ensure(nombreCorregido || documentos.length > 0, m.nadaQueInformar)
    if (nombreCorregido) await correctNombre(ctx, prospecto, nombre)
    const { carta, texto } = composeAviso({ documentos, nombre, nombreCorregido })
    const { asesorId, correo: para } = prospecto
    await enqueueCorreo(ctx, carta, { prospectoId, asesorId, para, texto, adjuntos: [] })
    await note(ctx, prospectoId, 'postulanteInformado', cartas[carta].asunto())
    return 'ok' as const
  },
)
