import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { type ClaseTexto, claseDe } from '@alerce/domain/base/textos/clases'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { useOpenedFocus } from '../../../../lib/focus/use-opened-focus.ts'
import { type ClaseConTexto, useRige } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import type { TextoActs } from '../use-texto-form.ts'
import { NuevaVersion } from './nueva-version.tsx'
import classes from './textos.module.css'
import { VersionAbierta } from './version-abierta.tsx'
import { Versiones } from './versiones.tsx'

interface ClaseAbiertaProps {
  readonly of: ClaseConTexto
  readonly textoId: number | null
  readonly tell: Tell
}

/** One text: what is in force of it, its versions, and the next one. */
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

/** The next version begins as the one in force stands, and follows it where nobody has written. */
function Begun({ clase, textoId, ...acts }: BegunProps) {
  return (
    <Loaded of={useRige(textoId)} failure={m.readFailed.text}>
      {(rige) => <NuevaVersion clase={clase} rige={rige} {...acts} />}
    </Loaded>
  )
}
