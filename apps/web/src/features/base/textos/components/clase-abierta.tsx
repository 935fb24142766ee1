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
import { type ClaseConTexto, useRige, useTexto } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import type { TextoActs } from '../use-texto-form.ts'
import { Lectura } from './lectura.tsx'
import { NuevaVersion } from './nueva-version.tsx'
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

/** One text: version in force, all versions, and the form of the next one. */
export function ClaseAbierta({ of: { clase, rige }, textoId, tell }: ClaseAbiertaProps) {
  const navigate = useWayOn()
  const opened = useOpenedFocus<HTMLElement>()
  const acts: TextoActs = {
    onSaid: ({ version }) => tell(m.publicado.text.replace('{version}', String(version))),
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
      {rige ? (
        <Begun clase={clase} textoId={rige.textoId} {...acts} />
      ) : (
        <NuevaVersion clase={clase} rige={null} {...acts} />
      )}
    </section>
  )
}

interface BegunProps extends TextoActs {
  readonly clase: ClaseTexto
  readonly textoId: number
}

/** Form of the next version, which starts as the version in force, and follows it until it is edited. */
function Begun({ clase, textoId, ...acts }: BegunProps) {
  return (
    <Loaded of={useRige(textoId)} failure={m.readFailed.text}>
      {(rige) => <NuevaVersion clase={clase} rige={rige} {...acts} />}
    </Loaded>
  )
}
