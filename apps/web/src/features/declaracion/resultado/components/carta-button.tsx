import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { IconFileText } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { fromBase64, openInTab } from '../../../../lib/files.ts'
import { type DatosDelResultado, useResultado } from '../queries.ts'

interface CartaButtonProps {
  readonly identificador: number
  readonly archivo: DatosDelResultado['archivo']
}

/** Opens the letter of the result; one that could not be drawn is asked for once more. */
export function CartaButton({ identificador, archivo }: CartaButtonProps) {
  const { refetch } = useResultado(identificador)
  const read = async () => {
    const letter = archivo ?? (await refetch()).data?.data.archivo
    if (!letter) throw new Error('no letter')
    return fromBase64(letter, 'application/pdf')
  }
  const opening = useAction(() => openInTab(read), resultadoMessages.cartaFailed.text)
  return (
    <Button busy={opening.busy} onClick={() => opening.run()}>
      {!opening.busy && <IconFileText size={16} stroke={1.75} aria-hidden="true" />}
      Ver carta
    </Button>
  )
}
