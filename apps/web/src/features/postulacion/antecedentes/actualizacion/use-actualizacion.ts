import { actualizacionMessages, actualizacionMessages as m } from '@alerce/contract/messages/contrato/actualizacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useRef } from 'react'
import { useConfirm, useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useLeaveAndTell } from '../../../../components/dialogs/use-leave-and-tell.ts'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useAntesDeGuardar } from '../../../../components/persona/antes-de-guardar.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useAjeno } from '../../../../lib/sale/use-ajeno.ts'
import { todayInSantiago } from '../../../../lib/time/clock.ts'
import { guardadaDe } from '../values.ts'
import { type DatosUpd, useActualizar, useDescartar, useFinalizar, useReleer } from './queries.ts'
import {
  type ActualizacionForm,
  avisoAlPostulante,
  camposDelNombre,
  payloadOfUpd,
  rulesOfUpd,
  valuesOfUpd,
} from './values.ts'

/** Nothing typed and no open update: ask before one begins, since it may only be needed for the beneficiaries. */
const comenzar = {
  title: 'Comenzar una actualización',
  text: actualizacionMessages.comenzarSinCambios.text,
  accept: 'Comenzar',
}

/** Question before an update is saved: its start, or a new document that may belong to a known person. */
function usePreguntas(datos: DatosUpd) {
  const confirm = useConfirm()
  const antes = useAntesDeGuardar()
  return (values: ActualizacionForm, conCambios: boolean, act: () => Promise<unknown>): Promise<boolean> =>
    conCambios || datos.abierta
      ? antes({ personas: [values], guardada: guardadaDe(datos) }, act)
      : confirm(comenzar, act)
}

/** The form of an update: its save, telling the applicant, and taking the update back (spec 2 §2). */
export function useActualizacion(datos: DatosUpd, onDescartada: () => void) {
  const { prospectoId } = datos
  const navigate = useWayOn()
  const message = useMessage()
  const confirm = useConfirm()
  const ask = usePreguntas(datos)
  const tellFailure = useTellFailure()
  const [actualizar, finalizar, descartar] = [useActualizar(), useFinalizar(() => alFinal()), useDescartar()]
  const reread = useReleer(prospectoId)
  const hoy = todayInSantiago()
  // Version of the data in the form: the query data is kept up to date meanwhile
  const version = useRef(datos.version)
  const { ajeno, failed, forget } = useAjeno(async () => {
    const { data } = await reread()
    version.current = data?.version ?? version.current
  })
  const form = useAlerceForm<ActualizacionForm>({
    name: `actualizacion:${prospectoId}`,
    initial: valuesOfUpd(datos),
    rules: rulesOfUpd(hoy),
  })

  const save = async (values: ActualizacionForm) => {
    const saved = await actualizar.mutateAsync(payloadOfUpd(values, datos, version.current))
    version.current = saved.version
    forget()
  }
  const quote = () => navigate(goTo('preliminarPlannew', { prospectoId }))
  const saveAnd = (after: () => unknown) =>
    form.submit(save, failed(tellFailure(antecedentesMessages.saveFailed.text)), after, (values, act) =>
      ask(values, form.isDirty(), act),
    )
  const [quedarse, seguir] = [saveAnd(() => message(prospectoMessages.saved.text, 'ok')), saveAnd(quote)]
  /** `advance`: goes on to the quote; unchanged values are not saved again. */
  const saveActualizacion = (advance: boolean) => {
    if (!advance) return quedarse()
    return datos.abierta && !form.isDirty() ? quote() : seguir()
  }

  const { leave, tell: decir } = useLeaveAndTell(goTo('home'))
  const enviado = useRef<Partial<ActualizacionForm>>({})
  /** Text typed during the save stays as a draft. */
  const alFinal = async () => {
    await form.saved({ ...form.getInitialValues(), ...enviado.current })
    await leave()
  }
  const tell = async () => {
    const { nombres, apellidoPaterno, apellidoMaterno } = form.getValues()
    const nombre = { nombres, apellidoPaterno, apellidoMaterno }
    enviado.current = nombre
    const text = avisoAlPostulante(nombre, datos)
    const question = { title: 'Reenviar documentos o modificar el nombre', text, accept: 'Enviar' }
    const finish = () => finalizar.mutateAsync({ prospectoId, ...nombre, version: version.current })
    try {
      if (!(await confirm(question, finish))) return
    } catch (error) {
      return await failed(tellFailure(m.finalizarFailed.text))(error)
    }
    await decir(m.enviado.text)
  }
  /** Reports an invalid name at its field before any question. */
  const resend = async () => {
    const wrong = camposDelNombre.filter((campo) => form.validateField(campo).hasError)
    if (wrong[0]) form.goTo(wrong[0])
    else await tell()
  }

  const remove = async () => {
    const text = 'Los datos, los empleadores y los beneficiarios vuelven a como estaban antes de la actualización.'
    const question = { title: 'Descartar actualización', text, accept: 'Descartar' }
    try {
      if (!(await confirm(question, () => descartar.mutateAsync({ prospectoId, version: version.current })))) return
    } catch (error) {
      return await failed(tellFailure(m.descartarFailed.text))(error)
    }
    form.draft.discard()
    await message(m.descartada.text, 'ok')
    onDescartada()
  }

  return { form, hoy, ajeno, save: saveActualizacion, resend, descartar: remove, enviando: finalizar.isPending }
}
