#!/bin/sh
# A program called `rclone` whose remote is a folder. It records its calls. `FAIL_AT` breaks an upload: that file and the
# files after it are not uploaded. `UNREACHABLE` makes every call fail. A call without a limit of attempts fails, because
# rclone then tries for hours. A shell script, because a deploy starts the program about ten times.
command=$1
shift
files=''
end() {
  printf '{"command":"%s","files":[%s]}\n' "$command" "$files" >>"$FAKE_REMOTE/calls"
  printf '%s' "$2" >&2
  exit "$1"
}
[ -z "$UNREACHABLE" ] || end 1 'dial tcp: connection refused'
case " $* " in
  *' --low-level-retries '*) ;;
  *) end 1 'would try for hours' ;;
esac
first="$FAKE_REMOTE/${1#fake:}"
second="$FAKE_REMOTE/${2#fake:}"
case $command in
  cat)
    [ -e "$first" ] || end 3 'directory not found'
    cat "$first"
    ;;
  rcat)
    mkdir -p "${first%/*}"
    cat >"$first"
    ;;
  copy | delete)
    while IFS= read -r file || [ -n "$file" ]; do
      [ -n "$file" ] || continue
      [ "$file" != "$FAIL_AT" ] || end 1 'connection reset'
      files="$files${files:+,}\"$file\""
      if [ "$command" = copy ]; then
        target="$second/$file"
        mkdir -p "${target%/*}"
        cp "$1/$file" "$target"
      else
        rm -f "$first/$file"
      fi
    done
    ;;
esac
end 0 ''
