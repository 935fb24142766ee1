import { anotacionMessages } from '@alerce/contract/messages/cartera/seguimiento'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { escribeALaPersona } from '@alerce/domain/cartera/seguimiento/anotacion'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { focusField } from '../../../../lib/form/focus-field.ts'
import { useSingleKeys } from '../../../../lib/keys/single-keys.ts'
import { useScreenKey } from '../../../../lib/keys/use-screen-key.ts'
import type { Seguimiento } from '../queries.ts'
import { AnotacionEditor } from './anotacion-editor.tsx'
import classes from './anotar.module.css'
import { type ClaseAnotable, modos } from './modos.ts'
import { SerieBar, useSerie } from './serie.tsx'
import { TareaEditor } from './tarea-editor.tsx'
import { useAnotar } from './use-anotar.tsx'

interface AnotarProps {
  readonly prospectoId: number
  /** undefined until it is read. */
  readonly seguimiento: Seguimiento | undefined
}

/** Why nothing can be written to the person; null: it can. */
function motivoDe(modo: ClaseAnotable, seguimiento: Seguimiento | undefined): string | null {
  if (modo === 'tarea' || !seguimiento || !escribeALaPersona(modo)) return null
  if (seguimiento.seOpuso) return prospectoMessages.seOpuso.text
  if (modo === 'whatsapp') return seguimiento.telefono === '' ? anotacionMessages.sinTelefono.text : null
  return seguimiento.correo === '' ? anotacionMessages.sinCorreo.text : null
}

/** Composer of the timeline: a note, a call, a message or a task, one key each. */
export function Anotar({ prospectoId, seguimiento }: AnotarProps) {
  const root = useRef<HTMLElement>(null)
  const [params] = useSearchParams()
  const keys = useSingleKeys()
  const [tarea, setTarea] = useState(false)
  const enSerie = useSerie(prospectoId)
  const { form, submit, sinAbrir, toast } = useAnotar(prospectoId, seguimiento, enSerie?.sent)
  const actual: ClaseAnotable = tarea ? 'tarea' : form.values.clase
  const open = (modo: ClaseAnotable) => {
    if (motivoDe(modo, seguimiento) !== null) return
    flushSync(() => {
      setTarea(modo === 'tarea')
      form.setErrors({})
      if (modo !== 'tarea') form.setFieldValue('clase', modo)
    })
    focusField('texto')
  }
  useScreenKey(root, 'n', () => open('nota'))
  useScreenKey(root, 'l', () => open('llamada'))
  useScreenKey(root, 'w', () => open('whatsapp'))
  useScreenKey(root, 'c', () => open('correo'))
  useScreenKey(root, 't', () => open('tarea'))
  const canal = enSerie?.serie.canal ?? null
  const listo = seguimiento !== undefined
  const begin = useEffectEvent(() => {
    // After the effect: opening renders at once
    if (canal) queueMicrotask(() => open(canal))
  })
  useEffect(() => {
    if (canal && listo) begin()
  }, [canal, listo])
  const arrives = params.has('anotar')
  useEffect(() => {
    if (arrives) focusField('texto')
  }, [arrives])

  return (
    <section ref={root} className={classes.anotar} aria-label="Anotar">
      {enSerie && (
        <SerieBar
          serie={enSerie.serie}
          motivo={motivoDe(enSerie.serie.canal, seguimiento)}
          onSkip={enSerie.skip}
          onLeave={enSerie.leave}
        />
      )}
      <fieldset className={classes.modos} aria-label="Qué anotar">
        {modos.map(({ modo, titulo, tecla }) => (
          <ReasonedButton
            key={modo}
            kind="quiet"
            side="bottom"
            reason={motivoDe(modo, seguimiento)}
            aria-pressed={modo === actual}
            {...(keys && { 'aria-keyshortcuts': tecla.toUpperCase(), 'data-tecla': tecla.toUpperCase() })}
            onClick={() => open(modo)}
          >
            {titulo}
          </ReasonedButton>
        ))}
      </fieldset>
      {tarea ? (
        <TareaEditor prospectoId={prospectoId} />
      ) : (
        <AnotacionEditor
          prospectoId={prospectoId}
          form={form}
          onSubmit={submit}
          seguimiento={seguimiento}
          sinAbrir={sinAbrir}
          plantillaId={enSerie?.serie.plantillaId ?? null}
        />
      )}
      {toast}
    </section>
  )
}
