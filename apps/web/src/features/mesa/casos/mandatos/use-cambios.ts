import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { alCaso } from '../../../../lib/mesa/al-caso.ts'
import { useRegistrar, useRevocar } from './queries.ts'

interface Venta {
  readonly declaracionSaludId: number
  readonly nombre: string
}

/** Sets and ends mandates, each told with a way to undo it. */
export function useCambios(tell: Tell) {
  const { mutateAsync: registrar } = useRegistrar()
  const { mutateAsync: revocar } = useRevocar()
  return {
    record: async ({ declaracionSaludId, nombre }: Venta, referencia: string) => {
      const hecho = () => tell(`Mandato de ${nombre} registrado.`, (said) => revocar({ declaracionSaludId }, said))
      await alCaso(registrar({ declaracionSaludId, referencia }, hecho), 'declaracionSaludId')
    },
    revoke: async ({ declaracionSaludId, nombre }: Venta, referencia: string) => {
      await revocar({ declaracionSaludId }, () =>
        tell(`Mandato de ${nombre} revocado.`, (said) => registrar({ declaracionSaludId, referencia }, said)),
      )
    },
  }
}

export type CambiosDeMandatos = ReturnType<typeof useCambios>
