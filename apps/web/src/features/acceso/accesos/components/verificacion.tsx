import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { IconShieldCheck } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from '../accesos.module.css'
import { useVerificar } from '../queries.ts'

/** Walks the chain of the access log and says whether it holds. */
export function Verificacion() {
  const verificar = useVerificar()
  const { busy, run } = useAction(() => verificar.mutateAsync({}), administracionMessages.accesosFailed.text)
  return (
    <div className={classes.verify}>
      <p>Cada entrada sella a la anterior: si alguna se cambia, se borra o se mueve, la verificación lo dice.</p>
      <Button busy={busy} onClick={run}>
        {!busy && <IconShieldCheck size={16} stroke={1.75} aria-hidden="true" />}
        Verificar registro
      </Button>
      {verificar.data && !busy && <Resultado of={verificar.data} />}
    </div>
  )
}

function Resultado({ of: { entradas, huella, problemas } }: { readonly of: ReplyOf<'verificarAccesos'> }) {
  const count = entradas === 1 ? '1 entrada' : `${formatoNumero(entradas)} entradas`
  if (problemas.length === 0) {
    return (
      <Notice tone="info">
        <h2>El registro está íntegro: {count}</h2>
        {huella && (
          <p>
            Huella de la última: <code>{huella}</code>
          </p>
        )}
      </Notice>
    )
  }
  return (
    <Notice tone="bad">
      <h2>El registro no está íntegro: {count}</h2>
      <ul>
        {problemas.map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </ul>
    </Notice>
  )
}
