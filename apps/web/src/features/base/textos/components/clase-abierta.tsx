import { textosMessages as m, textosMessages } from '@alerce/contract/messages/base/textos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { focusHeading } from '../../../../lib/focus/focus.ts'
import { type ClaseConTexto, type TextoEnviado, usePropuesta, useRige, useTexto } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import type { Partida, TextoActs } from '../use-texto-form.ts'
import { Lectura } from './lectura.tsx'
import { NuevaVersion } from './nueva-version.tsx'
import { Propuesta } from './propuesta.tsx'
import classes from './textos.module.css'
import { Situacion, Versiones } from './versiones.tsx'

/** One version of a text, with its fingerprint. */
function VersionAbierta({ clase, textoId }: { readonly clase: ClaseTexto; readonly textoId: number }) {
  return (
    <Loaded of={useTexto(textoId)} failure={textosMessages.readFailed.text}>
      {(texto) =>
        texto.clase === clase && (
          <Panel title={`Versión ${texto.version}`} aside={<Situacion of={texto} />}>
            <Stack>
              <p>
                <Enteros>
                  Desde el {texto.desde}. Publicada por {texto.por} el {fechaYHora(texto.en)}. Huella{' '}
                </Enteros>
                <span className={classes.print}>{texto.huella}</span>
              </p>
              <Lectura clase={clase} titulo={texto.titulo} cuerpo={texto.cuerpo} />
            </Stack>
          </Panel>
        )
      }
    </Loaded>
  )
}

/** Opened by its address: where to begin is the browser's to say. */
const BY_ADDRESS = 'default'

/** Focuses the title of an opened item and scrolls to it, since it may stand far below the list. */
function useOpenedFocus<E extends HTMLElement>() {
  const opened = useRef<E>(null)
  const byAddress = useRef(useLocation().key === BY_ADDRESS)
  useEffect(() => {
    const part = opened.current
    if (!part || byAddress.current) return
    focusHeading(part)
  }, [])
  return opened
}

interface ClaseAbiertaProps {
  readonly of: ClaseConTexto
  readonly textoId: number | null
  readonly tell: Tell
}

const dicho = (hecho: TextoEnviado): string =>
  hecho.estado === 'publicada' ? m.publicado.text.replace('{version}', String(hecho.version)) : m.propuesto.text

/** One text: version in force, all versions, and the form of the next one. */
export function ClaseAbierta({ of: { clase, rige, pideOtro }, textoId, tell }: ClaseAbiertaProps) {
  const navigate = useWayOn()
  const opened = useOpenedFocus<HTMLElement>()
  const acts: TextoActs = {
    onSaid: (hecho) => tell(dicho(hecho)),
    onPublished: ({ textoId: nueva }) => void navigate(lugarDe(clase, nueva), { preventScrollReset: true }),
  }
  return (
    <section ref={opened} className={classes.opened} aria-label={claseDe(clase).nombre}>
      <Notice tone={rige && !rige.ejemplo ? 'info' : 'warn'}>
        {claseDe(clase).dice}
        {rige?.ejemplo && ' Rige nuestro texto de ejemplo: antes de vender, publique el de la isapre.'}
      </Notice>
      <Versiones clase={clase} actual={textoId} />
      {textoId !== null && <VersionAbierta key={textoId} clase={clase} textoId={textoId} />}
      <Loaded of={usePropuesta(clase)} failure={m.readFailed.text}>
        {(propuesta) => (
          <>
            {propuesta && <Propuesta key={`propuesta-${propuesta.propuestaId}`} of={propuesta} tell={tell} />}
            {propuesta?.devuelta === null ? null : (
              <Begun
                key={propuesta?.propuestaId}
                clase={clase}
                pideOtro={pideOtro}
                devuelta={propuesta}
                textoId={rige?.textoId ?? null}
                {...acts}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface BegunProps extends TextoActs {
  readonly clase: ClaseTexto
  readonly pideOtro: boolean
  /** Proposal that was given back: the next version corrects it. */
  readonly devuelta: Partida
  readonly textoId: number | null
}

/**
 * Form of the next version. It starts as the proposal that was given back, or as the version in force, which it follows
 * until it is edited.
 */
function Begun({ devuelta, textoId, ...rest }: BegunProps) {
  if (devuelta || textoId === null) return <NuevaVersion partida={devuelta} {...rest} />
  return <Following textoId={textoId} {...rest} />
}

function Following({ textoId, ...rest }: Omit<BegunProps, 'devuelta' | 'textoId'> & { readonly textoId: number }) {
  return (
    <Loaded of={useRige(textoId)} failure={m.readFailed.text}>
      {(rige) => <NuevaVersion partida={rige} {...rest} />}
    </Loaded>
  )
}
