import type { DiagnosticoForm } from '@alerce/contract/forms/declaracion/diagnostico'
import { preguntasMessages as m } from '@alerce/contract/messages/declaracion/preguntas'
import { useId, useState } from 'react'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { ventana } from '../../../../lib/browser/ventana.ts'
import { Acciones } from '../components/acciones.tsx'
import { Eleccion } from '../components/campos.tsx'
import { SobreGuardado } from '../components/sobre-guardado.tsx'
import classes from '../postulante.module.css'
import { type PreguntaDS, useGuardar } from '../queries.ts'
import { useFormularioEscrito } from '../use-escrito.ts'
import { alFormulario, alServidor, nuevo, personasDe, reglasDe } from './diagnosticos.ts'
import { Diagnosticos } from './diagnosticos-declarados.tsx'
import type { PasoEscritoProps } from './paso.ts'
import { type RespuestaSiNo, siNoDe } from './si-no.ts'

interface PreguntaProps extends PasoEscritoProps {
  readonly id: number
}

interface OtraGuardadaProps {
  readonly guardada: Pick<PreguntaDS, 'respuesta' | 'diagnosticos'>
  readonly onUsar: () => void
}

/** Another answer was saved while this one was written: both are seen before one of them stays. */
function OtraGuardada({ guardada: { respuesta, diagnosticos }, onUsar }: OtraGuardadaProps) {
  const cada = diagnosticos.map(({ diagnostico, fecha }) => `${diagnostico.diagnostico}, ${fecha}`)
  return <SobreGuardado que={`otra respuesta: ${respuesta ? `Sí: ${cada.join('; ')}` : 'No'}`} onUsar={onUsar} />
}

/** An answer as it is written. */
interface RespuestaEscrita {
  respuesta: RespuestaSiNo
  diagnosticos: DiagnosticoForm[]
}

/** One question: a first «no» is saved by its tap, a «sí» together with its diagnoses. */
export function Pregunta({ data, leida, id, onListo }: PreguntaProps) {
  const { version, preguntas, esEjemplo } = data.cuestionario
  const asked = useId()
  const ayuda = `${asked}-h`
  const pregunta = preguntas.find((una) => una.id === id)
  const guardada = leida.cuestionario.preguntas.find((una) => una.id === id)
  const [enviando, setEnviando] = useState(false)
  const personas = personasDe(data)
  const { answer: guardar, busy, failure } = useGuardar()
  const filasDe = (dichos: PreguntaDS['diagnosticos']) =>
    dichos.length > 0 ? dichos.map(alFormulario) : [nuevo(personas)]
  const { form, values, change, leave, errorOf, refuse, submit, sobreOtra } = useFormularioEscrito<RespuestaEscrita>(
    `pregunta ${id}`,
    { respuesta: siNoDe(pregunta?.respuesta), diagnosticos: filasDe(pregunta?.diagnosticos ?? []) },
    { diagnosticos: reglasDe(data) },
  )
  const { respuesta } = values
  // which answer is being replaced: another one that is saved meanwhile is shown before it is
  const [vista, setVista] = useState(sobreOtra ? null : (pregunta?.versionRespuesta ?? null))
  const sendAnswer = async (si: boolean) => {
    if (busy) return
    setEnviando(true)
    const diagnosticos = si ? values.diagnosticos.map(alServidor) : []
    const reemplaza = { version: guardada?.versionRespuesta ?? null, ventana }
    const payload = { codigoPregunta: id, respuesta: si, version, reemplaza, diagnosticos }
    const hecho = await guardar({ name: 'guardarRespuestaPostulante', payload })
    if (hecho && 'reply' in hecho) return onListo()
    setEnviando(false)
    if (hecho) refuse(hecho.errores)
  }
  const sinRespuesta = respuesta === '' && (guardada?.respuesta ?? null) === null
  const answer = (value: 'si' | 'no', tapped = false) => {
    change({ respuesta: value })
    if (value === 'no' && tapped && sinRespuesta) void sendAnswer(false)
  }
  const reuseGuardada = () => {
    if (!guardada) return
    setVista(guardada.versionRespuesta)
    answer(guardada.respuesta ? 'si' : 'no')
    change({ diagnosticos: filasDe(guardada.diagnosticos) })
  }
  const send = () => {
    if (respuesta === 'no') void sendAnswer(false)
    else if (respuesta === 'si') void sendAnswer(true)
    else refuse([{ campo: 'respuesta', mensaje: 'Elija Sí o No' }])
  }
  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        if (respuesta === 'si') submit(send)(event)
        else {
          event.preventDefault()
          send()
        }
      }}
      noValidate
    >
      {esEjemplo && <p className={classes.ejemplo}>{m.esEjemplo.text}</p>}
      <p id={asked} className={classes.pregunta}>
        {pregunta?.pregunta}
      </p>
      <p id={ayuda} className={classes.hint}>
        {pregunta?.ejemplo}
      </p>
      {guardada && !enviando && guardada.respuesta !== null && guardada.versionRespuesta !== vista && (
        <OtraGuardada guardada={guardada} onUsar={reuseGuardada} />
      )}
      <Eleccion
        label="Su respuesta"
        pregunta={{ id: asked, ayuda }}
        value={respuesta}
        error={errorOf('respuesta')}
        opciones={[
          ['no', 'No'],
          ['si', 'Sí'],
        ]}
        onChange={answer}
      />
      {sinRespuesta && <p className={classes.hint}>Al tocar «No» se guarda y sigue.</p>}
      {respuesta === 'no' && pregunta?.respuesta && <Notice>Los diagnósticos que declaró aquí se eliminarán.</Notice>}
      {respuesta === 'si' && (
        <Diagnosticos
          filas={values.diagnosticos}
          personas={personas}
          errorOf={errorOf}
          onLeave={leave}
          onChange={(diagnosticos) => change({ diagnosticos })}
        />
      )}
      <Acciones accept="Guardar y continuar" busy={busy} failure={failure} />
    </form>
  )
}
