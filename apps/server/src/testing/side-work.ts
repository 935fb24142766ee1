// Functions that tests run in a side process.

export const echo = async (input: unknown) => input

export const pid = async () => process.pid

export const environment = async () => Object.keys(process.env)

export const neverEnd = async () => await new Promise(() => undefined)

export const fail = async (why: string) => {
  throw new Error(why)
}

export const dieAt = async (now: boolean) => {
  if (now) process.kill(process.pid, 'SIGKILL')
  return process.pid
}
