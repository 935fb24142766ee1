import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconFileText } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { openInTab } from '../../../../lib/files.ts'
import { leerCarta } from '../queries.ts'

/** Opens the letter of the result, which is drawn then. */
export function CartaButton({ identificador }: { readonly identificador: number }) {
  const opening = useAction(() => openInTab(() => leerCarta(identificador)), resultadoMessages.cartaFailed.text)
  return (
    <Button busy={opening.busy} onClick={() => opening.run()}>
      {!opening.busy && <IconFileText size={16} stroke={1.75} aria-hidden="true" />}
      Ver carta
    </Button>
  )
}
