import { beneficiarioDsRules, revisaDocumentos } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { cotizanteMessages as m } from '@alerce/contract/messages/declaracion/cotizante'
import { guardarPersonaPostulante } from '@alerce/contract/operations/declaracion/postulante'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { savePersona } from '../../cotizante/save-persona.ts'
import { personasConSalud } from '../../ds/read-model-personas.ts'
import { advance, openToAnswer } from '../advance.ts'
import { editPostulacion } from '../take-postulacion.ts'
import { ensurePersonaVista } from './ensure-persona-vista.ts'

/** One dependant at a time, held against the documents of all the others. */
export const guardarPersonaPostulanteUseCase = useCase(guardarPersonaPostulante, async (input, ctx) => {
  const { declaracion, prospecto } = await editPostulacion(ctx)
  const abierta = await openToAnswer(ctx, declaracion)
  ensure(haLlegado(abierta.etapa, 'cotizante'), m.sinTitular)
  const personas = await personasConSalud(ctx.tx, null, declaracion.id)
  const suya = personas.find(({ id, tipo }) => id === input.id && tipo !== 0) ?? refuse(common.notFound)
  await ensurePersonaVista(ctx, suya, input.reemplaza)
  const enviado = { ...input, tipoDocumento: input.tipoDocumento ?? '', fechaNacimiento: '', sexo: null }
  const errores = applyRules(beneficiarioDsRules, enviado)
  if (errores.length > 0) refuse(common.invalid, { errores })
  const otros = personas.filter(({ id, tipo }) => tipo !== 0 && id !== suya.id)
  const propio =
    enviado.tipoDocumento === 'P'
      ? { rut: null, pasaporte: enviado.pasaporte }
      : { rut: enviado.rutBeneficiario, pasaporte: null }
  const titular = { rut: prospecto.rut, pasaporte: prospecto.numeroPasaporte }
  const [cruce] = revisaDocumentos(titular, [...otros, propio])
  const campo = enviado.tipoDocumento === 'P' ? 'pasaporte' : 'rutBeneficiario'
  if (cruce) refuse(common.invalid, { errores: [{ campo, mensaje: cruce }] })
  const persona = { ...enviado, tipoBeneficiario: suya.tipo, relacionFamiliar: suya.relacion }
  await savePersona(ctx, declaracion, persona, input.reemplaza?.ventana)
  await advance(ctx, abierta)
  return 'ok' as const
})
