import { describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { createSideProcess, SideProcessEnded } from './side-process.ts'

const module = new URL('../../testing/side-work.ts', import.meta.url)
const pidOf = () => createSideProcess<null, number>(module, 'pid')
const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a side process', () => {
  test('answers each call with its own reply, bytes as bytes', async () => {
    const echo = createSideProcess<unknown, unknown>(module, 'echo')
    const inputs = [Buffer.from('áé'), { text: 'ñ', none: undefined }, [1, null]]
    expect(await Promise.all(inputs.map(echo))).toEqual(inputs)
  })

  test('is another process, the same for every call', async () => {
    const ask = pidOf()
    const [first, second] = [await ask(null), await ask(null)]
    expect(first).not.toBe(process.pid)
    expect(second).toBe(first)
  })

  test('has nothing of the environment', async () => {
    const environment = createSideProcess<null, string[]>(module, 'environment')
    // Node adds the channel to the parent
    expect((await environment(null)).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  })

  test('reports the failure of a call, and goes on', async () => {
    const fail = createSideProcess<string, never>(module, 'fail')
    await expect(fail('no such paper')).rejects.toThrow('no such paper')
    await expect(fail('nor this one')).rejects.toThrow('nor this one')
  })

  test('that exits fails its pending calls, and the next call starts another', async () => {
    const dieAt = createSideProcess<boolean, number>(module, 'dieAt')
    const first = await dieAt(false)
    const lost = await Promise.allSettled([dieAt(true), dieAt(true)])
    expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const second = await dieAt(false)
    expect(second).not.toBe(first)
  })

  test('that does not answer in time is ended', async () => {
    const never = createSideProcess<null, never>(module, 'neverEnd', { maxMs: 1 })
    await expect(never(null)).rejects.toThrow(SideProcessEnded)
  })

  test('is watched from when it says that it begins, and no longer than it takes', async () => {
    const said: string[] = []
    const watch = (ms: number) => {
      said.push(`begins ${ms}`)
      return () => void said.push('answered')
    }
    const ask = createSideProcess<null, number>(module, 'pid', { maxMs: 50, watch })
    const asked = ask(null)
    // The request is still being sent, which may take longer
    await new Promise((turn) => setImmediate(turn))
    expect(said).toEqual([])
    await asked
    await ask(null)
    expect(said).toEqual(['begins 50', 'answered', 'begins 50', 'answered'])
  })

  test('that ended for one call is watched for none any more', async () => {
    let watched = 0
    const watch = () => {
      watched++
      return () => void watched--
    }
    const dieAt = createSideProcess<boolean, number>(module, 'dieAt', { maxMs: 50, watch })
    await Promise.allSettled([dieAt(true), dieAt(true)])
    expect(watched).toBe(0)
  })

  test('ends when idle, and starts again', async () => {
    const ask = createSideProcess<null, number>(module, 'pid', { idleMs: 0 })
    const first = await ask(null)
    await eventually(() => expect(alive(first)).toBe(false))
    expect(await ask(null)).not.toBe(first)
  })

  test('is replaced after so many calls, and pending calls of the first are answered', async () => {
    const ask = createSideProcess<null, number>(module, 'pid', { maxCalls: 2 })
    const pids = await Promise.all([ask(null), ask(null), ask(null), ask(null), ask(null)])
    expect([pids[0] === pids[1], pids[1] === pids[2], pids[2] === pids[3], pids[3] === pids[4]]).toEqual([
      true,
      false,
      true,
      false,
    ])
    await eventually(() => expect(alive(pids[0] ?? 0)).toBe(false))
  })

  test('does not end at the signal that the whole group gets: the server ends it', async () => {
    const ask = createSideProcess<null, number>(module, 'pid')
    const pid = await ask(null)
    process.kill(pid, 'SIGTERM')
    process.kill(pid, 'SIGINT')
    expect(await ask(null)).toBe(pid)
  })
})
