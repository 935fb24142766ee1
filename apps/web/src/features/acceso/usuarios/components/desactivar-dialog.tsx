import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SearchSelectField } from '../../../../components/fields/search-select/search-select-field.tsx'
import { type Cartera, casos, quienesReciben, useCarteras } from '../../../../lib/carteras.ts'
import type { Usuario } from '../../../../lib/session/usuario.ts'
import { useDesactivarConCartera, useDeshacerDesactivacion } from '../queries.ts'
import { nombreDe } from '../usuario.ts'
import classes from '../usuarios.module.css'

/** Text about the cases that stay with the deactivated user. */
const sinAsesor = (n: number): string =>
  n === 1 ? 'Queda 1 caso abierto sin asesor activo.' : `Quedan ${n} casos abiertos sin asesor activo.`

/** Deactivation of a user with open cases: their number, the question of the new advisor, and the result. */
export function useDesactivar(usuario: Usuario) {
  const { usuarioId, activo, roles } = usuario
  const vende = activo && roles.includes('asesor')
  const carteras = useCarteras({ enabled: vende })
  const [abierto, setAbierto] = useState(false)
  const [dicho, setDicho] = useState<ReactNode>(null)
  const todas = carteras.data?.carteras ?? []
  const abiertosDe = (de: readonly Cartera[]) => de.find((una) => una.asesorId === usuarioId)?.casosAbiertos ?? 0
  const abiertos = abiertosDe(todas)
  return {
    abiertos,
    aviso: dicho,
    /** Asks for the new advisor when the user has open cases. Returns whether it asked. */
    pregunta: async () => {
      if (!vende) return false
      const { data } = await carteras.refetch({ cancelRefetch: false })
      const tiene = abiertosDe(data?.carteras ?? []) > 0
      setAbierto(tiene)
      return tiene
    },
    dialogo: abierto && (
      <DesactivarDialog
        usuario={usuario}
        abiertos={abiertos}
        opciones={quienesReciben(todas, usuarioId)}
        onDicho={setDicho}
        onClose={() => setAbierto(false)}
      />
    ),
  }
}

interface DesactivarDialogProps {
  readonly usuario: Usuario
  readonly abiertos: number
  readonly opciones: ReturnType<typeof quienesReciben>
  readonly onDicho: (dicho: ReactNode) => void
  readonly onClose: () => void
}

function DesactivarDialog({ usuario, abiertos, opciones, onDicho, onClose }: DesactivarDialogProps) {
  const { usuarioId, version } = usuario
  const [aId, setAId] = useState('')
  const desactivar = useDesactivarConCartera()
  const { busy, run } = useAction(async () => {
    const pedido = { usuarioId, version, aId: aId === '' ? null : Number(aId) }
    const { sesionesCerradas, casos: movidos, traspasoId } = await desactivar.mutateAsync(pedido)
    const queda = traspasoId === null ? sinAsesor(abiertos) : `${casos(movidos)} con otro asesor.`
    const texto = `Usuario desactivado. Sesiones cerradas: ${sesionesCerradas}. ${queda}`
    onDicho(<Desactivado usuarioId={usuarioId} traspasoId={traspasoId} texto={texto} onDicho={onDicho} />)
    onClose()
  }, m.noGuardado.text)
  const close = wayOut(busy, onClose)
  const footer = (
    <>
      <Button {...close}>Cancelar</Button>
      <Button kind="primary" busy={busy} onClick={run}>
        {aId === '' ? 'Desactivar y dejarlos' : 'Desactivar y reasignar'}
      </Button>
    </>
  )
  return (
    <Dialog title={`Desactivar a ${nombreDe(usuario)}`} role="alertdialog" onClose={close.onClick} footer={footer}>
      <div className={classes.pregunta}>
        <p>Sus sesiones terminan de inmediato y sus enlaces de supervisor se revocan.</p>
        <SearchSelectField
          label={`Quién recibe sus ${casos(abiertos)} ${abiertos === 1 ? 'abierto' : 'abiertos'}`}
          description="Primero los de su equipo. Pasan con sus citas, borradores y avisos sin leer."
          empty="Nadie por ahora"
          options={opciones}
          value={aId}
          onChange={setAId}
        />
        {aId === '' && <Notice tone="warn">{sinAsesor(abiertos)}</Notice>}
      </div>
    </Dialog>
  )
}

interface DesactivadoProps {
  readonly usuarioId: number
  readonly traspasoId: number | null
  readonly texto: string
  readonly onDicho: (dicho: ReactNode) => void
}

/** Notice of the deactivation and the handover, with a button that undoes both. */
function Desactivado({ usuarioId, traspasoId, texto, onDicho }: DesactivadoProps) {
  const deshacer = useDeshacerDesactivacion()
  const { busy, run } = useAction(async () => {
    const { devueltos } = await deshacer.mutateAsync({ usuarioId, traspasoId })
    const volvieron = devueltos > 0 ? ` Volvieron ${casos(devueltos)}.` : ''
    onDicho(<Notice tone="info">{`Usuario activado otra vez.${volvieron}`}</Notice>)
  }, m.noGuardado.text)
  return (
    <Notice tone="info">
      {texto}{' '}
      <Button kind="quiet" busy={busy} onClick={run}>
        Deshacer
      </Button>
    </Notice>
  )
}
