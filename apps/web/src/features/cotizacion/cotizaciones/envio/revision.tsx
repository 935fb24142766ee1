import { Fact } from '../../../../components/values/fact.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from './envio.module.css'

/** The letter as it will be read, before it leaves. */
function Revision({ para, asunto, texto, adjunto }: ReplyOf<'revisarEnvioCotizacion'>) {
  return (
    <div className={classes.letter}>
      <dl>
        <Fact name="Para">{para}</Fact>
        <Fact name="Asunto">{asunto}</Fact>
        <Fact name="Adjunto">{adjunto}</Fact>
      </dl>
      <p>{texto.trim()}</p>
    </div>
  )
}

/** The same as text for the question before it is sent. */
export const revisionDe = (carta: ReplyOf<'revisarEnvioCotizacion'>) => <Revision {...carta} />
