import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { listaDeErrores } from './use-guardar-personas.ts'

/** What is wrong with a group is told as a list (spec 2 §5), besides standing at its fields; all else by its words. */
export function useDecirErrores() {
  const message = useMessage()
  const tellFailure = useTellFailure()
  return (failure: string) => async (error: unknown) => {
    if (isRefusal(error) && error.errores.length > 0) await message(listaDeErrores(error))
    else await tellFailure(failure)(error)
  }
}
