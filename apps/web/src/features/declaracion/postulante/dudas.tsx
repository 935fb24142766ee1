import { dudaRules } from '@alerce/contract/forms/declaracion/dudas'
import { dudasMessages as m } from '@alerce/contract/messages/declaracion/dudas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type EstadoDeDuda, estadoDeDuda, LARGO_DE_DUDA, puedePreguntar } from '@alerce/domain/declaracion/dudas'
import { useState } from 'react'
import { Button } from '../../../components/actions/button.tsx'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { Acciones } from './components/acciones.tsx'
import { TextoLargo } from './components/campos.tsx'
import { Hoja } from './components/hoja.tsx'
import propias from './dudas.module.css'
import classes from './postulante.module.css'
import { useDudas, useGuardar } from './queries.ts'
import { useFormularioEscrito } from './use-escrito.ts'

type Duda = ReplyOf<'obtenerDudasPropias'>['dudas'][number]

const estados: Readonly<Record<EstadoDeDuda, (duda: Duda) => string>> = {
  enviada: () => 'Sin leer todavía',
  leida: ({ leidaEn }) => `Su asesor la leyó el ${fechaYHora(leidaEn ?? '')}`,
  respondida: ({ respondidaPor, respondidaEn }) => `Respondió ${respondidaPor} el ${fechaYHora(respondidaEn ?? '')}`,
}

/** Question with its answer, or with how far it got. */
function Hecha({ duda }: { readonly duda: Duda }) {
  return (
    <li>
      <small>Preguntó el {fechaYHora(duda.en)}</small>
      <p>{duda.texto}</p>
      {duda.respuesta !== null && <blockquote>{duda.respuesta}</blockquote>}
      <small>{estados[estadoDeDuda(duda)](duda)}</small>
    </li>
  )
}

const vacia = { texto: '' }

/** A new question. What was typed outlives a reload and a failure. */
function Nueva({ asesor, onEnviada }: { readonly asesor: string; readonly onEnviada: () => void }) {
  const { form, values, change, leave, forget, errorOf, refuse, submit } = useFormularioEscrito(
    'duda',
    vacia,
    dudaRules,
  )
  const { save, busy, failure } = useGuardar()
  const send = async ({ texto }: typeof vacia) => {
    if (busy) return
    const hecha = await save('preguntarAlAsesor', { texto })
    if (hecha && 'errores' in hecha) return refuse(hecha.errores)
    if (!hecha) return
    change(vacia)
    forget()
    onEnviada()
  }
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit((texto) => void send(texto))}>
      <TextoLargo
        label="Su pregunta"
        hint={`La lee ${asesor}. No escriba aquí enfermedades: van en su declaración.`}
        maxLength={LARGO_DE_DUDA}
        value={values.texto}
        error={errorOf('texto')}
        onChange={(texto) => change({ texto })}
        onBlur={() => leave('texto')}
      />
      <Acciones accept="Enviar pregunta" busy={busy} failure={failure} />
    </form>
  )
}

/** Questions of the applicant to their advisor, and a new one. */
export function Dudas({ onVolver }: { readonly onVolver: () => void }) {
  const { data, error, isFetching, refetch } = useDudas()
  const [enviada, setEnviada] = useState(false)
  const sinResponder = data?.dudas.filter(({ respondidaEn }) => respondidaEn === null).length ?? 0
  return (
    <Hoja
      title="Preguntar a mi asesor"
      pie={
        <Button kind="quiet" onClick={onVolver}>
          Volver
        </Button>
      }
    >
      {!data &&
        (error ? (
          <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
        ) : (
          <SkeletonLines count={8} />
        ))}
      {data &&
        (puedePreguntar(sinResponder) ? (
          <Nueva asesor={data.asesor} onEnviada={() => setEnviada(true)} />
        ) : (
          <Notice>{m.demasiadas.text}</Notice>
        ))}
      <p role="status" className={propias.enviada}>
        {enviada && sinResponder > 0 && 'Pregunta enviada. Le escribiremos a su correo cuando se responda.'}
      </p>
      {data && data.dudas.length > 0 && (
        <>
          <h2>Sus preguntas</h2>
          <ul className={propias.dudas} aria-label="Sus preguntas">
            {data.dudas.map((duda) => (
              <Hecha key={duda.dudaId} duda={duda} />
            ))}
          </ul>
        </>
      )}
    </Hoja>
  )
}
