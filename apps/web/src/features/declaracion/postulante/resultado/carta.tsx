import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'

/** The letter of the result, in a tab of its own. */
export function Carta() {
  const { hacer, busy, failure } = useGuardar()
  const abrir = () =>
    openInTab(async () => {
      const hecho = await hacer(() => callFile('abrirCartaPostulante', {}))
      if (!hecho || !('reply' in hecho)) throw new Error(m.cartaFailed.text)
      return hecho.reply
      // what went wrong is told above the button
    }).catch(() => undefined)
  return (
    <div className={classes.acciones}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button busy={busy} onClick={() => void abrir()}>
        Ver la carta del resultado
      </Button>
    </div>
  )
}
