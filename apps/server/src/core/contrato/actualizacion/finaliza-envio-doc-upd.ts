import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { prospectoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { reglaPrimerApellidoCorregido, reglaSegundoApellidoCorregido } from '@alerce/contract/forms/postulacion/persona'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { finalizaEnvioDocUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { enMayusculas, nombreCompleto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../papeles/marca.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { corregirTitular } from '../../declaracion/cotizante/corregir-titular.ts'
import { declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { refrescarEstado } from '../../declaracion/declaracion/refrescar-estado.ts'
import { nombreFirme } from '../../postulacion/edicion/leer-nombre-firme.ts'
import { actualizacionAbierta, type DatosAnteriores, type Nombre } from '../../postulacion/edicion/read-model.ts'
import { guardarDatos } from '../../postulacion/prospecto/ingreso/guardar-datos.ts'
import { leerDatos } from '../../postulacion/prospecto/ingreso/leer-formulario.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { emitirDeNuevo } from './emitir-de-nuevo.ts'
import { leerImpedimento } from './leer-impedimento.ts'
import { documentosSinInformar } from './read-model.ts'
import { guardarAntes } from './repository.ts'

const { nombres } = prospectoRules
const reglas = {
  nombres,
  apellidoPaterno: reglaPrimerApellidoCorregido,
  apellidoMaterno: reglaSegundoApellidoCorregido,
}

/** Validates a name and returns it as stored. */
function revisarNombre(enviado: Nombre): Nombre {
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
function componerAviso(novedades: Novedades) {
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
async function corregirDS(ctx: Context, prospectoId: number, nombre: Nombre, emite: boolean): Promise<void> {
  const ds = await declaracionVivaDe(ctx.tx, prospectoId)
  if (ds) await corregirTitular(ctx, ds, nombre)
  if (emite) await emitirDeNuevo(ctx, prospectoId)
}

/** Corrects the name permanently: discarding an open update does not revert it. */
async function corregirNombre(ctx: Context, prospecto: Prospecto, nombre: Nombre): Promise<void> {
  const { id } = prospecto
  const abierta = await actualizacionAbierta(ctx.tx, id)
  if (abierta) {
    const cofre = ctx.vault.en('actualizacion.antes', abierta.id)
    const antes = cofre.open<DatosAnteriores>(abierta.antes)
    const corregido: DatosAnteriores = { ...antes, formulario: { ...antes.formulario, ...nombre } }
    await guardarAntes(ctx.tx, abierta.id, cofre.seal(corregido), nombre)
  }
  const datos = await leerDatos(ctx, prospecto)
  // The other fields may be invalid today: only the name was checked
  await guardarDatos(ctx, datos, { ...datos.form, ...nombre })
  await anotar(ctx, id, 'nombreCorregido')
  await corregirDS(ctx, id, nombre, abierta === null)
  await refrescarEstado(ctx, id)
}

/**
 * Corrects the name and mails the news to the applicant. Begins no update and does not wait for the other of a pair;
 * refused (422) without news.
 */
export const finalizaEnvioDocUpdUseCase = useCase(
  finalizaEnvioDocUpd,
  async ({ prospectoId, version, ...enviado }, ctx) => {
    const prospecto = await editarProspecto(ctx, prospectoId, version)
    const { cierre } = await leerImpedimento(ctx, prospecto)
    if (cierre) refuse(textosDeImpedimento[cierre])
    const nombre = revisarNombre(enviado)
    const nombreCorregido = distintos(nombre, await nombreFirme(ctx, prospecto))
    const documentos = await documentosSinInformar(ctx, prospectoId)
    ensure(nombreCorregido || documentos.length > 0, m.nadaQueInformar)
    if (nombreCorregido) await corregirNombre(ctx, prospecto, nombre)
    const { carta, texto } = componerAviso({ documentos, nombre, nombreCorregido })
    const { asesorId, correo: para } = prospecto
    await encolarCorreo(ctx, carta, { prospectoId, asesorId, para, texto, adjuntos: [] })
    await anotar(ctx, prospectoId, 'postulanteInformado', cartas[carta].asunto())
    return 'ok' as const
  },
)
