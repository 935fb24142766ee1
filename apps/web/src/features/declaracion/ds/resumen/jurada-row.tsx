import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { FileRow } from '../../../../components/intake/file-row.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import { readJurada, useAbrirJurada, useAceptarJurada } from '../queries.ts'

type Jurada = ReplyOf<'obtenerDocsCargasMedicas'>[number]

interface JuradaRowProps {
  readonly ds: Declaracion
  readonly jurada: Jurada
  /** Reports the act. */
  readonly tell: Tell
}

function situacion({ accepted, abierta, aceptadaPor, aceptadaEn }: Jurada): string {
  if (accepted && aceptadaEn) return `Aceptada el ${fechaYHora(aceptadaEn)}, registrada por ${aceptadaPor}`
  return abierta ? 'Abierta, por aceptar' : 'Sin abrir'
}

/** Sworn statement. It can be accepted only after it was opened. */
export function JuradaRow({ ds, jurada, tell }: JuradaRowProps) {
  const { idArchivo, nombre, rut, accepted, abierta } = jurada
  const abrir = useAbrirJurada()
  const aceptar = useAceptarJurada()
  const opening = useAction(
    () =>
      openInTab(async () => {
        await abrir.mutateAsync({ id: idArchivo })
        return await readJurada(idArchivo)
      }),
    m.generarFailed.text,
  )
  const accepting = useAction(async () => {
    await aceptar.mutateAsync({ identificador: ds.identificador, idArchivo }, () =>
      tell(m.aceptada.text.replace('{nombre}', nombre)),
    )
  }, m.aceptarFailed.text)
  const actions = (
    <>
      <Button kind="quiet" busy={opening.busy} aria-label={`Abrir ${nombre}`} onClick={() => opening.run()}>
        Abrir
      </Button>
      {!accepted && (
        <ReasonedButton
          kind="tonal"
          busy={accepting.busy}
          reason={abierta ? null : m.sinAbrir.text}
          aria-label={`Aceptar ${nombre}`}
          onClick={() => accepting.run()}
        >
          Aceptar
        </ReasonedButton>
      )}
    </>
  )
  const detail = [rut && formatoRut(rut), situacion(jurada)].filter(Boolean).join(' · ')
  return <FileRow name={nombre} detail={detail} tone={accepted ? 'kept' : 'read'} actions={actions} />
}
