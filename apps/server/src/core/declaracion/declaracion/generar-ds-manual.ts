import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { generarDSManual } from '@alerce/contract/operations/declaracion/declaracion'
import { tipoBeneficiarioDS } from '@alerce/domain/postulacion/beneficiarios'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { cargaVigente } from '../../base/padrones/read-model.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { type Beneficiario, beneficiariosDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { exigirCreacion } from '../turno/exigir-creacion.ts'
import { declaracionVivaDe, tieneDSEnEvaluacion } from './read-model.ts'
import { esManualHabilitada } from './read-model-manual.ts'
import { refrescarEstado } from './refrescar-estado.ts'
import { insertarDeclaracion, insertarPersonas, type PersonaNueva } from './repository.ts'

/** The holder as applicant data have it; what the quote rests on can only be copied, never typed again. */
function titular(prospecto: Prospecto): PersonaNueva {
  const { fechaNacimiento, sexo } = prospecto
  ensure(fechaNacimiento && sexo, m.noHabilitada)
  return {
    tipo: 0,
    relacion: 0,
    nombres: prospecto.nombres,
    apellidoPaterno: prospecto.apellidoPaterno,
    apellidoMaterno: prospecto.apellidoMaterno,
    rut: prospecto.rut,
    pasaporte: prospecto.numeroPasaporte,
    fechaNacimiento,
    sexo,
    correo: prospecto.correo,
    idSalud: prospecto.isapreActual,
  }
}

const beneficiario = (b: Beneficiario): PersonaNueva => ({
  beneficiarioId: b.id,
  tipo: tipoBeneficiarioDS(b.tipo),
  relacion: b.relacion,
  descripcionOtro: b.descripcionOtro,
  fechaNacimiento: b.fechaNacimiento,
  sexo: b.sexo,
})

/** Of another affiliate, whether or not the form says so: its folio makes Gestionar check the FUN. */
async function esCarga({ tx, hoy }: Context, { cargaVigente: declarada, rut }: Prospecto): Promise<boolean> {
  return declarada || (rut !== null && (await cargaVigente(tx, rut, hoy)) !== null)
}

async function crear(ctx: Context, prospecto: Prospecto) {
  const personas = [titular(prospecto), ...(await beneficiariosDe(ctx.tx, prospecto.id)).map(beneficiario)]
  const { id, folio } = await insertarDeclaracion(ctx.tx, {
    prospectoId: prospecto.id,
    esCarga: await esCarga(ctx, prospecto),
    por: firma(ctx.actor),
    en: ctx.ahora,
  })
  await insertarPersonas(ctx.tx, id, personas)
  await anotar(ctx, prospecto.id, 'dsManualGenerada', String(folio))
  await refrescarEstado(ctx, prospecto.id)
  return { id, folio }
}

/** Creates the manual declaration with its persons; the live one, if there is one, is the answer again. */
export const generarDSManualUseCase = useCase(generarDSManual, async ({ prospectoId }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  const { rut } = prospecto
  ensure(prospecto.tipoVenta === 'M' && viva?.tipoVenta !== 'E', m.ventaNoManual)
  if (!viva) {
    await exigirCreacion(ctx, prospecto)
    ensure(await esManualHabilitada(ctx, prospecto, viva), m.noHabilitada)
    ensure(!(await tieneDSEnEvaluacion(ctx.tx, prospecto)), m.enEvaluacion)
  }
  const { id, folio } = viva ?? (await crear(ctx, prospecto))
  return { declaracionSaludId: id, rutProspecto: rut, folioDS: folio }
})
