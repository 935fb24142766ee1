import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { Acciones } from '../components/acciones.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import { useGuardar } from '../queries.ts'
import type { PasoProps } from './paso.ts'

/** Free and revocable: both answers lead on, and the last one counts. */
export function Previred({ data: { previred }, onListo }: PasoProps) {
  const { guardar, busy, failure } = useGuardar()
  const decidir = async (autoriza: boolean) => {
    if (busy) return
    const hecho = await guardar('decidirPrevired', { autoriza, version: previred.version })
    if (hecho && 'reply' in hecho) onListo()
  }
  const dicho = { true: 'Usted autorizó esta consulta.', false: 'Usted no autorizó esta consulta.', null: '' }
  return (
    <>
      <Parrafos de={previred.parrafos} />
      <p role="status">{dicho[`${previred.autorizado}`]}</p>
      {previred.autorizado && <p>{m.previredEfecto.text}</p>}
      <Acciones
        accept="Autorizo la consulta"
        busy={busy}
        failure={failure}
        onAccept={() => void decidir(true)}
        other={{
          label: previred.autorizado ? 'Retirar mi autorización' : 'No autorizo',
          onPress: () => void decidir(false),
        }}
      />
    </>
  )
}
